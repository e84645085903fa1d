import { insuredWords } from '#catalog/risks/insured.ts';
import { type Day, formatDay } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import type { Insured } from '#domain/risks/insured.ts';
import { comparisonTexts } from '#messages/documents.ts';
import type { DocumentBlock } from '#ports/printed-document.ts';
import { facts, heading } from './blocks.ts';

const words = comparisonTexts.insured;

/** What the compared offers would insure. */
export type ComparedThing = {
  readonly insured: Insured;
  readonly start: Day;
  /** First names of the insured people, in the order of their prices. */
  readonly people: readonly string[];
  /** As a list knows it. */
  readonly value: Kurus | undefined;
};

/** What is insured, as its owner's other documents say it. */
export function thingRows(insured: Insured): readonly (readonly [label: string, value: string])[] {
  const { kind, title } = insured;
  const { label, value } = insuredWords[kind];
  const told = value(insured);
  return [...(told.includes(title) ? [] : [[words[kind], title] as const]), [label, told]];
}

export function thingBlocks({ insured, start }: ComparedThing): readonly DocumentBlock[] {
  return [heading(words.heading), facts([...thingRows(insured), [words.start, formatDay(start)]])];
}
