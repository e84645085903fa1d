import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Step } from './read-steps.ts';

function indented(text: string, like: string): readonly string[] {
  const indent = /^ */.exec(like)?.[0] ?? '';
  return text.split('\n').map((line) => (line === '' ? line : indent + line));
}

/** A line is found by its words; where two have the same, the how-to is not clear enough to be followed. */
function changed(lines: readonly string[], { kind, path, line, text }: Exclude<Step, { kind: 'file' }>): string {
  const places = lines.flatMap((known, place) => (known.trim() === line ? [place] : []));
  const [place, second] = places;
  if (place === undefined || second !== undefined) throw new Error(`${path} has ${places.length} lines '${line}'`);
  const found = lines[place] ?? '';
  const written = indented(text, found);
  return [...lines.slice(0, place), ...(kind === 'after' ? [found] : []), ...written, ...lines.slice(place + 1)].join(
    '\n',
  );
}

/** Makes the changes of a how-to in a copy of the project. */
export function followSteps(folder: string, steps: readonly Step[]): void {
  for (const step of steps) {
    const path = join(folder, step.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      step.kind === 'file' ? `${step.text}\n` : changed(readFileSync(path, 'utf8').split('\n'), step),
    );
  }
}
