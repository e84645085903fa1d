import { runFindingCommand } from '#services/policy/finding-desk.ts';
import { openFindingDesk } from '#wiring/commands/findings.ts';
import { runCommand } from './command.ts';

await runCommand(async ({ config, stops, words }) => runFindingCommand(openFindingDesk(config, stops), words));
