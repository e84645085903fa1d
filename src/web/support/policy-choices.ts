import type { Choice } from '#catalog/fields/field.ts';
import { lines } from '#catalog/lines/index.ts';
import type { Policy } from '#contracts/calls/policies.ts';

/** The member's policies as a form offers them: by line, what is insured and number. */
export function policyChoices(policies: readonly Policy[]): readonly Choice[] {
  return policies.map(({ PolicyGuid, Line, Insured, PolicyNo }) => ({
    id: PolicyGuid,
    name: [lines[Line].name, Insured.Title, PolicyNo].filter(Boolean).join(', '),
  }));
}
