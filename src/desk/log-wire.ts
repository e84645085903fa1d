import type { Choice, Field } from '#catalog/fields/field.ts';
import type { DeskCall } from '#contracts/desk/desk-call.ts';
import { type DataOf, deskCalls } from '#contracts/desk/index.ts';
import { deskLogTexts } from '#messages/desk.ts';
import type { DeskLogRow } from '#ports/operators.ts';

const calls: Readonly<Record<string, DeskCall | undefined>> = deskCalls;

/** What somebody was looked for by, and what an insurer said of them, is kept, and shown to nobody who only looks. */
function isPersonal(act: string): boolean {
  const call = calls[act];
  return call?.kind === 'act' && call.fields.some((field) => field.private === true && field.name === call.logged.why);
}

function choicesOf(field: Field): readonly Choice[] {
  if (field.kind === 'radioGroup') return field.choices;
  return field.kind === 'selectBox' && 'choices' in field.source ? field.source.choices : [];
}

/** As the form asked for it. */
function answerText(field: Field | undefined, value: string): string {
  return field ? `${field.label}: ${choicesOf(field).find(({ id }) => id === value)?.name ?? value}` : value;
}

function whatText(act: string, what: NonNullable<DeskLogRow['what']>): string {
  const call = calls[act];
  const fields = call?.kind === 'act' ? call.fields : [];
  return Object.entries(what)
    .map(([name, value]) =>
      answerText(
        fields.find((field) => field.name === name),
        value,
      ),
    )
    .join('; ');
}

export const wireLogRow = (row: DeskLogRow): DataOf<'log'>['Rows'][number] => ({
  At: row.at.toISOString(),
  Operator: row.operator ?? deskLogTexts.commandLine,
  Act: row.act,
  SubjectKind: row.subject.kind,
  Subject: row.subject.id,
  What: row.what ? whatText(row.act, row.what) : null,
  Why: row.why !== undefined && isPersonal(row.act) ? deskLogTexts.hidden : (row.why ?? null),
  Outcome: row.outcome ?? null,
});
