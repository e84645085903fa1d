import { lineKeys } from '#domain/lines.ts';
import { insurerTexts as words } from '#messages/desk-insurers.ts';
import type { Choice, Field } from '../../fields/field.ts';
import { lines } from '../../lines/index.ts';
import { whyAskedAs } from './why.ts';

export const allLines = 'all' as const;

export const switchChoices: readonly Choice[] = [
  { id: allLines, name: words.allLines },
  ...lineKeys.map((key) => ({ id: key, name: lines[key].name })),
];

/** Which lines, and why. An insurer is offered only those that it has. */
export function switchFields(choices: readonly Choice[] = switchChoices): readonly Field[] {
  return [
    { kind: 'selectBox', name: 'Line', label: words.line, required: true, source: { choices }, wide: true },
    whyAskedAs(words.reason, words.reasonHelp),
  ];
}
