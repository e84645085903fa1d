import { z } from 'zod';
import type { Field } from '#catalog/fields/field.ts';
import { schemaOf } from '#catalog/fields/schema.ts';
import { istanbulToday } from '#domain/dates.ts';

const today = () => istanbulToday(new Date());

/**
 * A request that a form of the site fills: its fields are judged by the form's own rules, in the form's own sentences.
 * What passes is handed to the call's schema in wire form, together with the fields no form asks for.
 */
export function formRequest<Schema extends z.ZodType>(fields: readonly Field[], schema: Schema) {
  const rules = schemaOf(fields, today);
  const asked = new Set(fields.map((field) => field.name));
  return z.preprocess((sent: z.input<Schema>, context) => {
    if (typeof sent !== 'object' || sent === null) return sent;
    const judged = rules.safeParse(sent);
    if (!judged.success) {
      for (const { path, message } of judged.error.issues) context.addIssue({ code: 'custom', path, message });
      return sent;
    }
    const rest = Object.entries(sent).filter(([name]) => !asked.has(name));
    return { ...Object.fromEntries(rest), ...judged.data };
  }, schema);
}
