import { declarationTexts as words } from '#messages/health-questions.ts';
import type { Condition } from '../../fields/condition.ts';
import type { Field, RadioGroup } from '../../fields/field.ts';
import { numbered } from '../../fields/numbered.ts';
import type { HealthRow } from './answers.ts';

/** A question whose answer has a place in the row of a person. */
type RowField = Field & { readonly name: keyof HealthRow };

const heights = { min: 30, max: 250 } as const;
const weights = { min: 2, max: 300 } as const;
const longestNote = 500;

/** What is declared stands with nobody but who needs it. */
const declared = { private: true } as const;

const body: readonly RowField[] = [
  {
    ...declared,
    ...words.height,
    ...heights,
    kind: 'inputNumber',
    name: 'Height',
    required: true,
    missing: 'heightMissing',
  },
  {
    ...declared,
    ...words.weight,
    ...weights,
    kind: 'inputNumber',
    name: 'Weight',
    required: true,
    missing: 'weightMissing',
  },
];

const details: readonly RowField[] = [
  {
    ...declared,
    kind: 'selectBox',
    name: 'Conditions',
    label: words.conditions.label,
    help: words.conditions.help,
    multiple: true,
    autoComplete: 'off',
    source: { choices: numbered(words.conditions.names) },
  },
  { ...declared, ...words.medication, kind: 'switch', name: 'Medication' },
  { ...declared, ...words.plannedTreatment, kind: 'switch', name: 'PlannedTreatment' },
  { ...declared, ...words.pregnant, kind: 'switch', name: 'Pregnant' },
];

const note: RowField = {
  ...declared,
  ...words.note,
  kind: 'textArea',
  name: 'HealthNote',
  missing: 'healthNoteMissing',
  maxLength: longestNote,
};

/** What every person declares, under the names of update-info. */
export const declarationFields: readonly RowField[] = [...body, ...details, note];

/** Ways to answer whether there is anything to declare. */
export const declares = { nothing: '1', something: '2' } as const;

/** Asked on the screen alone: who has nothing to declare says so once, and who has is asked what it is. */
export const declaresAnything = {
  ...declared,
  kind: 'radioGroup',
  look: 'button',
  name: 'DeclaresAnything',
  label: words.state.label,
  help: words.state.help,
  required: true,
  missing: 'declarationMissing',
  choices: [
    { id: declares.nothing, name: words.state.none },
    { id: declares.something, name: words.state.some },
  ],
} as const satisfies RadioGroup;

const hasSomething: Condition = { field: declaresAnything.name, is: [declares.something] };

/** The same questions, as far as they concern who answers. */
export const shownDeclaration: readonly Field[] = [
  ...body,
  declaresAnything,
  ...details.map((field) => ({ ...field, when: hasSomething })),
  { ...note, required: true, when: hasSomething },
];
