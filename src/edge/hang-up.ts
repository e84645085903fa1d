import type { WebSocket } from 'ws';
import { edgeLimits } from './limits.ts';

/** Closes a socket in order, and cuts it when the other side does not follow. */
export function hangUp(socket: WebSocket, code: number): void {
  const patience = setTimeout(() => socket.terminate(), edgeLimits.lingerMs).unref();
  socket.once('close', () => clearTimeout(patience));
  socket.close(code);
}
