import { insuredLabels, insuredPetTexts as words } from '#messages/insured.ts';
import type { InsuredWords } from '../insured-words.ts';

export const petWords: InsuredWords = {
  ...words,
  label: insuredLabels.pet,
  value: ({ title, detail }) => words.printed(title, detail),
  brief: ({ title }) => title,
  /** Their owner named them; their breeds are of our list. */
  listed: ({ detail }) => detail,
  policy: ({ title }, line) => words.policy(title, line),
  fromPolicy: ({ title }, line) => words.fromPolicy(title, line),
};
