import { z } from 'zod';
import type { Field } from '#catalog/fields/field.ts';
import { judgeBy, questions } from './judged.ts';

type Model = Readonly<Record<string, unknown>>;

const listKinds: ReadonlySet<Field['kind']> = new Set(['listInputs', 'dragUpload', 'selectBox']);

/** A list or an object where a form has one answer: it is no answer, and left to the call's schema to refuse. */
function misshapen(fields: readonly Field[], sent: Model): Model {
  const strange = fields.filter(({ kind, name }) => !listKinds.has(kind) && typeof sent[name] === 'object');
  return Object.fromEntries(strange.map(({ name }) => [name, sent[name]]));
}

/**
 * A request that a form of the site fills: its fields are judged by the form's own rules, in the form's own sentences.
 * What passes is handed to the call's schema in wire form, together with the fields no form asks for.
 */
export function formRequest<Schema extends z.ZodType>(fields: readonly Field[], schema: Schema) {
  const judge = judgeBy(fields);
  const asked = new Set(fields.map((field) => field.name));
  const request = z.preprocess((sent: z.input<Schema>, context) => {
    if (typeof sent !== 'object' || sent === null) return sent;
    const model = judge(sent as Model, (problem) => context.addIssue({ code: 'custom', ...problem }));
    if (!model) return sent;
    const rest = Object.entries(sent).filter(([name]) => !asked.has(name));
    return { ...Object.fromEntries(rest), ...misshapen(fields, sent as Model), ...model };
  }, schema);
  questions.add(request, { fields });
  return request;
}
