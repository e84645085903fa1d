import { runDeskCommand } from '#services/support/desk-command.ts';
import { openDesk } from '#wiring/commands/support.ts';
import { runCommand } from './command.ts';

await runCommand(async ({ config, stops, words }) => runDeskCommand(await openDesk(config, stops), words));
