import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Answers each line, but only after a while; or never ends its first line, byte by byte. */
type Manner = { readonly manner: 'late' | 'dripping'; readonly pauseMs: number };

const answerTo = (line: string) => (line.startsWith('DATA') ? '354 go on\r\n' : '250 ok\r\n');

function answerLate(socket: Socket, pauseMs: number): void {
  const say = (text: string) => setTimeout(() => socket.write(text), pauseMs);
  say('220 ready\r\n');
  socket.on('data', (data) => say(answerTo(data.toString())));
}

function drip(socket: Socket, pauseMs: number): void {
  socket.write('220 ');
  const timer = setInterval(() => socket.write('x'), pauseMs);
  socket.once('close', () => clearInterval(timer));
}

/** A mail server that holds whoever writes to it, and counts how many it holds. */
export async function startTarpit({ manner, pauseMs }: Manner) {
  const held = new Set<Socket>();
  let most = 0;
  const server = createServer((socket) => {
    held.add(socket);
    most = Math.max(most, held.size);
    socket.once('close', () => held.delete(socket));
    socket.on('error', () => undefined);
    if (manner === 'late') answerLate(socket, pauseMs);
    else drip(socket, pauseMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    held: () => held.size,
    most: () => most,
    stop() {
      for (const socket of held) socket.destroy();
      server.close();
    },
  };
}
