import { type RawData, WebSocket } from 'ws';

/** A websocket of a neutral client: the same for every server. */
export interface Line {
  send(message: string | Buffer): void;
  close(): void;
}

/** All that has gone over the lines of this process, without the framing. */
export const traffic = { bytes: 0 };

/** Connects, and hears from the first message on. */
export async function connect(
  address: string,
  headers: Readonly<Record<string, string>>,
  hear: (message: Buffer, line: Line) => void,
): Promise<Line> {
  const socket = new WebSocket(address, { headers, perMessageDeflate: false });
  const line: Line = {
    send(message) {
      traffic.bytes += Buffer.byteLength(message);
      socket.send(message);
    },
    close: () => socket.terminate(),
  };
  socket.on('message', (data: RawData) => {
    const message = data as Buffer;
    traffic.bytes += message.length;
    hear(message, line);
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return line;
}
