import { type Application, type Fields, type Incomplete, optionPrefix, readApplication } from '../application.ts';
import { customerFields, questionFields } from '../fields/common.ts';
import type { WireField, WireGroup } from '../fields/field.ts';
import { riskFieldsOf } from '../fields/index.ts';
import { insuredGroup } from '../fields/insured.ts';
import { tariffOf } from '../tariffs/index.ts';
import type { Spelling } from './spelling.ts';

type Telling = (field: WireField) => unknown;

/** What was told of a question, by the fields of its parts and under the protocol's own names. */
export type QuestionFields = {
  readonly question: Telling;
  readonly customer: Telling;
  readonly risk: Telling;
  readonly items: (group: WireGroup) => readonly Telling[];
  readonly options: readonly (readonly [string, string])[];
};

/** A question that tells everything but its lists in one place. */
export function flatQuestion(telling: Telling, lists: Pick<QuestionFields, 'items' | 'options'>): QuestionFields {
  return { question: telling, customer: telling, risk: telling, ...lists };
}

function readFields(fields: readonly WireField[], telling: Telling, { read }: Spelling): Fields {
  const entries = fields.flatMap((field): [string, string][] => {
    const raw = String(telling(field) ?? '');
    if (raw === '') return [];
    return [[field.key, field.kind === 'choice' ? read.choice(raw, field.words) : read[field.kind](raw)]];
  });
  return Object.fromEntries(entries);
}

/** Reads a question; what it tells of the risk is read as the line wants it. */
export function readQuestionFields(
  { question, customer, risk, items, options }: QuestionFields,
  spelling: Spelling,
): Application | Incomplete {
  const read = (fields: readonly WireField[], telling: Telling) => readFields(fields, telling, spelling);
  const asked = read(questionFields, question);
  const tariff = tariffOf(asked.product ?? '');
  const { fields, groups } = tariff ? riskFieldsOf(tariff.risk) : { fields: [], groups: [] };
  const chosen = options.map(([name, value]) => [`${optionPrefix}${name}`, value] as const);
  return readApplication(
    { ...asked, ...read(customerFields, customer), ...read(fields, risk), ...Object.fromEntries(chosen) },
    Object.fromEntries(
      [insuredGroup, ...groups].flatMap((group) => {
        const told = items(group).map((item) => read(group.fields, item));
        return told.length === 0 ? [] : [[group.key, told] as const];
      }),
    ),
  );
}
