import { loadConfig } from '#config/config.ts';
import { runDeskCommand } from '#services/support/desk-command.ts';
import type { Stop } from '#wiring/backbone.ts';
import { openDesk } from '#wiring/desk.ts';
import { undoAll } from './undo-all.ts';

const stops: Stop[] = [];
try {
  const desk = await openDesk(loadConfig(process.env), stops);
  const answer = await runDeskCommand(desk, process.argv.slice(2));
  if (answer.kind === 'file') process.stdout.write(answer.bytes);
  else if (answer.kind === 'said') console.log(answer.text);
  else {
    console.error(answer.text);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await undoAll(stops, (error) => console.error(error));
}
