import { type ServerHost, serverHost } from './socket.ts';

let host: ServerHost | null = null;

/** The one connection of this page to the server; it opens when somebody first listens. */
export function server(): ServerHost {
  host ??= serverHost(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
  return host;
}
