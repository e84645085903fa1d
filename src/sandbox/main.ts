import { buildSandbox } from './app.ts';

const [host = '127.0.0.1', port = '4600'] = process.argv.slice(2);
const { app } = await buildSandbox({ seed: 'karsila', now: () => new Date(), publicUrl: `http://localhost:${port}` });

async function stop(): Promise<void> {
  await app.close();
  process.exit(0);
}

process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
// The channel closes when the product ends, however it ends.
process.once('disconnect', () => void stop());

try {
  await app.listen({ host, port: Number(port) });
  process.send?.('listening');
} catch (error) {
  process.send?.({ failed: (error as NodeJS.ErrnoException).code });
  process.exit(1);
}
