import type { LineKey } from '#domain/lines.ts';
import { propertyChoiceTexts as words } from '#messages/property-questions.ts';
import { numbered } from '../../fields/numbered.ts';
import { lines } from '../../lines/index.ts';
import { startLimits } from '../policy-start.ts';
import type { PropertyField } from './answers.ts';
import { insuresHome } from './lines.ts';

const typed = { kind: 'textInput', autoComplete: 'off' } as const;

/** Most who insure a building own it. */
const role: PropertyField = {
  kind: 'radioGroup',
  look: 'button',
  name: 'InsuredRole',
  label: words.role.label,
  help: words.role.help,
  required: true,
  preset: '1',
  choices: numbered(words.role.names),
};

function start(line: LineKey): PropertyField {
  return {
    ...words.start,
    ...startLimits(lines[line].start),
    kind: 'datePicker',
    name: 'PolicyStart',
    required: true,
    autoComplete: 'off',
  };
}

/** Who lent the money for the home, and wants to be named. */
export const lender: readonly PropertyField[] = [
  { ...typed, ...words.lenderName, name: 'LenderName', maxLength: 100 },
  { ...typed, ...words.lenderBranch, name: 'LenderBranch', maxLength: 100 },
  { ...typed, ...words.loanNumber, name: 'LoanNumber', maxLength: 40 },
];

/** Who lives in a home has said so; who insures a building says what it is to them. */
export function choicesOf(line: LineKey): readonly PropertyField[] {
  return insuresHome(line) ? [start(line)] : [role, start(line)];
}
