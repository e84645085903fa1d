import type { FastifyInstance } from 'fastify';
import { PortTaken } from './port-taken.ts';

/** Listens where a variable says; the address it is reached at. */
export async function listen(
  app: FastifyInstance,
  { variable, host, port }: { readonly variable: string; readonly host: string; readonly port: number },
): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new PortTaken(variable, port);
    throw error;
  }
}
