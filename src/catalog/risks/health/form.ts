import type { LineKey } from '#domain/lines.ts';
import { healthSectionTexts as sections } from '#messages/health-questions.ts';
import type { FormDefinition } from '../../fields/field.ts';
import { lines } from '../../lines/index.ts';
import type { HealthField } from './answers.ts';
import { schemeOf } from './lines.ts';
import { insuredFamily } from './people.ts';
import { planFields } from './plan.ts';
import { startField } from './start.ts';
import { termYears } from './term.ts';

/** For how long and from when on the policy is wanted. */
export function choicesOf(line: LineKey): readonly HealthField[] {
  const start = startField(lines[line].start);
  return schemeOf(line) === 'foreigner' ? [termYears, start] : [start];
}

/**
 * Everything a line must know before insurers are asked, under the names of update-info. Foreigners have told who they are
 * in the first step, and insure themselves alone.
 */
export function healthForm({ line }: { readonly line: LineKey }): FormDefinition {
  const scheme = schemeOf(line);
  return {
    id: `health-${line}`,
    steps: [
      { key: 'people', title: sections.people, fields: scheme === 'foreigner' ? [] : [insuredFamily] },
      { key: 'plan', title: sections.plan, fields: planFields(scheme) },
      { key: 'choices', title: sections.choices, fields: choicesOf(line) },
    ],
  };
}
