import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * A socket that asked to be upgraded belongs to nobody until it is: without this a caller who hangs up meanwhile goes
 * unnoticed, and the server waits for its socket when it closes.
 */
export function watchUpgrades(scope: FastifyInstance): void {
  const sockets = new Set<Socket>();
  scope.addHook('onRequest', async ({ headers, raw: { socket } }) => {
    if (headers.upgrade === undefined) return;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.once('end', () => socket.destroy());
    socket.resume();
  });
  scope.addHook('preClose', async () => {
    for (const socket of sockets) socket.destroy();
  });
}
