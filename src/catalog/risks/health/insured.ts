import type { InsuredPerson } from '#domain/insured-person.ts';
import type { HealthRisk } from '#domain/risks/health.ts';
import type { Insured } from '#domain/risks/insured.ts';
import { insuredLabels, insuredTexts, insuredHealthTexts as words } from '#messages/insured.ts';
import type { InsuredWords } from '../insured-words.ts';
import { peopleDetail, peopleKey } from '../people/insured.ts';

/** "4 kişi", and their names. */
export function insuredHealth({ peopleCount }: HealthRisk, people: readonly InsuredPerson[] = []): Insured {
  return {
    kind: 'health',
    title: insuredTexts.people(peopleCount),
    detail: peopleDetail(people),
    key: peopleKey(people),
  };
}

export const healthWords: InsuredWords = {
  ...words,
  label: insuredLabels.health,
  value: ({ detail }) => detail,
  brief: ({ title }) => title,
  listed: ({ title }) => title,
  policy: ({ title }, line) => words.policy(title, line),
  fromPolicy: ({ title }, line) => words.fromPolicy(title, line),
};
