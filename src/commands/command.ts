import { type Config, loadConfig } from '#config/config.ts';
import type { Stop } from '#wiring/backbone.ts';
import { undoAll } from '../undo-all.ts';

/** left: it was done, and something remains. */
type Answer = { readonly kind: 'said' | 'left' | 'refused'; readonly text: string };

export type Command = {
  readonly config: Config;
  readonly stops: Stop[];
  /** What was typed behind the name of the command. */
  readonly words: readonly string[];
};

function tell(answer: Answer): void {
  if (answer.kind === 'refused') console.error(answer.text);
  else console.log(answer.text);
  if (answer.kind === 'left' || answer.kind === 'refused') process.exitCode = 1;
}

/** Runs one command of who runs the product, and closes what it opened. */
export async function runCommand(run: (command: Command) => Promise<Answer>): Promise<void> {
  const stops: Stop[] = [];
  try {
    tell(await run({ config: loadConfig(process.env), stops, words: process.argv.slice(2) }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await undoAll(stops, (error) => console.error(error));
  }
}
