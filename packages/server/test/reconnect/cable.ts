import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A cable between clients and a server, which can be cut. */
export interface Cable {
  readonly address: string;
  /** Cuts every connection where it is, perhaps in the middle of a message. */
  cut(): void;
  close(): void;
}

export async function cableTo(address: string): Promise<Cable> {
  const { hostname, port } = new URL(address);
  const ends = new Set<Socket>();
  const hold = (one: Socket, other: Socket) => {
    ends.add(one);
    one.on('error', () => undefined);
    one.on('close', () => {
      ends.delete(one);
      other.destroy();
    });
    one.pipe(other);
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    hold(near, far);
    hold(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => ends.forEach((end) => end.destroy());
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    close() {
      cut();
      server.close();
    },
  };
}
