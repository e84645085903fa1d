import { buildSandbox } from './app.ts';

const app = buildSandbox();

async function stop(): Promise<void> {
  await app.close();
  process.exit(0);
}

process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
// The channel closes when the product ends, however it ends.
process.once('disconnect', () => void stop());

try {
  await app.listen({ host: process.argv[2] ?? '127.0.0.1', port: Number(process.argv[3] ?? 4600) });
  process.send?.('listening');
} catch (error) {
  process.send?.({ failed: (error as NodeJS.ErrnoException).code });
  process.exit(1);
}
