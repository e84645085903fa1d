import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type DatabaseLine = {
  /** The server's address by way of this line. */
  readonly url: string;
  /** Nothing passes any more in either direction; who connects is let in and told nothing. */
  silence(): void;
  /** The same for the connections that there are; who connects anew gets through. */
  forget(): void;
  /** All connections break, and new ones are refused. */
  cut(): Promise<void>;
  /** As before, for those who ask anew. */
  restore(): Promise<void>;
  close(): Promise<void>;
};

/** A stretch of network between a process and a database server, which can fail in the ways networks and servers do. */
export async function openDatabaseLine(serverUrl: string): Promise<DatabaseLine> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const forgotten = new WeakSet<Socket>();
  let silent = false;
  const passes = (socket: Socket) => !silent && !forgotten.has(socket);

  function join(near: Socket): void {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (passes(from)) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.once('close', () => {
        sockets.delete(from);
        if (passes(from)) to.destroy();
      });
    }
  }

  const door = createServer(join);
  const listen = (port: number) => once(door.listen(port, '127.0.0.1'), 'listening');
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  await listen(0);
  const { port } = door.address() as AddressInfo;
  const close = async () => {
    const closed = once(door, 'close');
    door.close();
    breakAll();
    await closed;
  };
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    silence() {
      silent = true;
    },
    forget() {
      for (const socket of sockets) forgotten.add(socket);
    },
    cut: close,
    async restore() {
      silent = false;
      breakAll();
      if (!door.listening) await listen(port);
    },
    async close() {
      if (door.listening) await close();
    },
  };
}
