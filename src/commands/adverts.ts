import { runAdvertsCommand } from '#services/adverts/adverts-command.ts';
import { advertsPorts } from '#wiring/commands/adverts.ts';
import { runCommand } from './command.ts';

await runCommand(({ config, stops, words }) => runAdvertsCommand(advertsPorts(config, stops), words));
