import type { Logger } from 'pino';
import type { EmbeddedServer } from '#db/embedded/server.ts';
import { keepAlive } from './keep-alive.ts';

/** Starts the embedded database again when it dies alone; pool, events and jobs find it by themselves. Returns how to stop both. */
export function keepServer(server: EmbeddedServer, log: Logger): () => Promise<void> {
  const ending = new AbortController();
  const { signal: stopping } = ending;
  const kept = keepAlive(server.gone(stopping), {
    startAgain: async () => {
      await server.startAgain(stopping);
      return { ended: server.gone(stopping) };
    },
    stopping,
    onDeath: (pauseMs) => log.error({ pauseMs }, 'the embedded database ended and is started again'),
    onFailedStart: (error) => log.error({ err: error }, 'the embedded database did not start'),
  });
  return async () => {
    ending.abort();
    await kept;
    await server.stop();
  };
}
