import { runCancellationCommand } from '#services/policy/cancellation-desk.ts';
import { openCancellationDesk } from '#wiring/commands/cancellations.ts';
import { runCommand } from './command.ts';

await runCommand(async ({ config, stops, words }) =>
  runCancellationCommand(await openCancellationDesk(config, stops), words),
);
