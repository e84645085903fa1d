import type { Insured } from '#domain/risks/insured.ts';
import type { PropertyRisk } from '#domain/risks/property.ts';
import { insuredPropertyTexts as words } from '#messages/insured.ts';
import type { InsuredWords } from '../insured-words.ts';

/** "Kadıköy, 110 m²", and the whole address. */
export function insuredProperty({ address, grossArea }: PropertyRisk): Insured {
  return {
    kind: 'property',
    title: words.title(address.districtName, grossArea),
    detail: address.text,
    key: address.uavt,
  };
}

const { title: _, ...sentences } = words;

export const propertyWords: InsuredWords = {
  ...sentences,
  value: ({ detail }) => detail,
  brief: ({ title }) => title,
  policy: ({ title }, line) => words.policy(title, line),
  fromPolicy: ({ title }, line) => words.fromPolicy(title, line),
};
