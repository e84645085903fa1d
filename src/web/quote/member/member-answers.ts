import type { Field } from '#catalog/fields/field.ts';
import { problemsOf } from '#catalog/fields/problems.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { fromWire } from '#catalog/fields/wire.ts';
import type { ClientInfo } from '#contracts/calls/customer.ts';
import type { Day } from '#domain/dates.ts';

const known = ['NationalNumber', 'Phone', 'Email'] as const satisfies readonly (keyof ClientInfo)[];

/** What the account can answer of these questions; an answer that the line would refuse is left to the member. */
export function memberAnswers(fields: readonly Field[], client: ClientInfo, today: Day): FormValues {
  return Object.fromEntries(
    known.flatMap((name) => {
      const field = fields.find((asked) => asked.name === name);
      if (!field) return [];
      const { when: _when, ...unconditional } = field;
      const value = fromWire(field, client[name]);
      return problemsOf([unconditional], { [name]: value }, today).length === 0 ? [[name, value] as const] : [];
    }),
  );
}
