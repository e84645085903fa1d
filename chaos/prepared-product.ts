import './skewed-clock.ts';
import { once } from 'node:events';
import { start } from '../src/start.ts';

/** The product with its code loaded, waiting for the word to start: in a trial a restart then costs no loading. */
process.once('disconnect', () => process.exit(0));
process.send?.('loaded');
await once(process, 'message');
try {
  await start(process.env);
  process.send?.('up');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
