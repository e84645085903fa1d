import type { LineKey } from '#domain/lines.ts';
import { healthSectionTexts as sections } from '#messages/health-questions.ts';
import type { Field, FormDefinition } from '../../fields/field.ts';
import { choicesOf, healthForm } from './form.ts';
import { schemeOf } from './lines.ts';
import { shownFamily } from './people.ts';
import { planFields } from './plan.ts';

export type HealthSections = Readonly<Record<keyof typeof sections, readonly Field[]>>;

/** The questions of the second step in their order. Foreigners have none: theirs are asked in the first. */
export function healthSections(line: LineKey): HealthSections {
  const scheme = schemeOf(line);
  return {
    people: scheme === 'foreigner' ? [] : [shownFamily],
    plan: planFields(scheme),
    choices: choicesOf(line),
  };
}

export function healthScreen(line: LineKey): FormDefinition {
  const { people, plan, choices } = healthSections(line);
  return {
    id: `screen-${healthForm({ line }).id}`,
    steps: [{ key: 'health', title: sections.people, fields: [...people, ...plan, ...choices] }],
  };
}
