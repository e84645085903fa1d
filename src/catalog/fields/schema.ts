import { z } from 'zod';
import type { Day } from '#domain/dates.ts';
import type { Field } from './field.ts';
import { problemsOf, valuesOf } from './problems.ts';
import { modelOf } from './wire.ts';

/** The server's schema of a form: the same fields, the same rules, the same sentences as in the browser. */
export function schemaOf(fields: readonly Field[], today: () => Day) {
  const shape = Object.fromEntries(
    fields.filter((field) => field.kind !== 'button').map((field) => [field.name, z.unknown().optional()]),
  );
  return z.looseObject(shape).transform((sent, context) => {
    const values = valuesOf(fields, sent);
    const problems = problemsOf(fields, values, today());
    for (const { path, message } of problems) context.addIssue({ code: 'custom', path: [...path], message });
    return modelOf(fields, values);
  });
}
