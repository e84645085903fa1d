import { runOperatorCommand } from '#services/desk/desk-command.ts';
import { operatorPorts } from '#wiring/commands/desk.ts';
import { runCommand } from './command.ts';

await runCommand(async ({ config, stops, words }) => runOperatorCommand(operatorPorts(config, stops), words));
