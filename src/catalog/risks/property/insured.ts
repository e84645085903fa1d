import type { Insured } from '#domain/risks/insured.ts';
import type { PropertyRisk } from '#domain/risks/property.ts';
import { insuredLabels, insuredTexts, insuredPropertyTexts as words } from '#messages/insured.ts';
import type { InsuredWords } from '../insured-words.ts';

/** "Kadıköy, 110 m²", and the whole address. */
export function insuredProperty({ address, grossArea }: PropertyRisk): Insured {
  return {
    kind: 'property',
    title: insuredTexts.property(address.districtName, grossArea),
    detail: address.text,
    key: address.uavt,
  };
}

export const propertyWords: InsuredWords = {
  ...words,
  label: insuredLabels.property,
  value: ({ detail }) => detail,
  brief: ({ title }) => title,
  /** The district is that of the address register. */
  listed: ({ title }) => title,
  policy: ({ title }, line) => words.policy(title, line),
  fromPolicy: ({ title }, line) => words.fromPolicy(title, line),
};
