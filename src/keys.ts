import { loadConfig } from '#config/config.ts';
import { runKeysCommand } from '#services/keys/keys-command.ts';
import type { Stop } from '#wiring/backbone.ts';
import { keysPorts } from '#wiring/keys.ts';
import { undoAll } from './undo-all.ts';

const stops: Stop[] = [];
try {
  const { kind, text } = await runKeysCommand(keysPorts(loadConfig(process.env), stops), process.argv.slice(2));
  if (kind === 'refused') console.error(text);
  else console.log(text);
  if (kind !== 'said') process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await undoAll(stops, (error) => console.error(error));
}
