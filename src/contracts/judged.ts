import { z } from 'zod';
import type { Field } from '#catalog/fields/field.ts';
import { schemaOf } from '#catalog/fields/schema.ts';
import { istanbulToday } from '#domain/dates.ts';

/** By which questions of the forms a schema judges what it is sent. */
export const questions = z.registry<{ readonly fields: readonly Field[] }>();

type Model = Readonly<Record<string, unknown>>;
type Problem = { readonly path: PropertyKey[]; readonly message: string };

/** Reads what was sent as the forms do; nothing where they refuse it. */
export function judgeBy(fields: readonly Field[]) {
  const rules = schemaOf(fields, () => istanbulToday(new Date()));
  return (sent: Model, refuse: (problem: Problem) => void): Model | undefined => {
    const { data, error } = rules.safeParse(sent);
    for (const { path, message } of error?.issues ?? []) refuse({ path, message });
    return data;
  };
}

/**
 * A value that a form of the site asks for as well: in any spelling the form takes, judged by the form's rules and
 * refused in the form's words, whatever call carries it under whatever name.
 */
export function judgedBy<Shape extends z.ZodType<string>>(
  fields: readonly Field[],
  { split, join, shape }: { split: (sent: string) => Model; join: (model: Model) => unknown; shape: Shape },
) {
  const judge = judgeBy(fields);
  const schema = z.preprocess((sent: string, context) => {
    const model = judge(split(sent), ({ message }) => context.addIssue({ code: 'custom', message }));
    return model && join(model);
  }, shape);
  questions.add(schema, { fields });
  return schema;
}

/** The same for the answer to one question. */
export function judged<Shape extends z.ZodType<string>>(field: Field, shape: Shape) {
  const { name } = field;
  return judgedBy([field], { split: (sent) => ({ [name]: sent }), join: (model) => model[name], shape });
}
