import { runKeysCommand } from '#services/keys/keys-command.ts';
import { keysPorts } from '#wiring/commands/keys.ts';
import { runCommand } from './command.ts';

await runCommand(({ config, stops, words }) => runKeysCommand(keysPorts(config, stops), words));
