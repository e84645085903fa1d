import type { AskedMinimum, MinimumAnswer } from '#domain/quote/official-minimum.ts';
import type { MinimumCondition } from '#domain/tariffs/minimum-condition.ts';
import { minimumTexts as words } from '#messages/minimums.ts';
import { coverageText, inSentence } from './value-text.ts';
import { coverageRow } from './vocabulary.ts';

function needText({ key, sense, bound }: MinimumCondition): string {
  const row = coverageRow(key);
  const label = inSentence(row.label);
  if (bound.kind === 'unlimited' || bound.kind === 'included') return words.need[bound.kind](label);
  if (sense === 'more') return words.need.atLeast(label, coverageText(row, bound));
  const isNone = bound.kind === 'percent' && bound.percent === 0;
  return isNone ? words.need.none(label) : words.need.atMost(label, coverageText(row, bound));
}

type Sentences = {
  readonly met: string;
  readonly notMet: (what: string) => string;
  readonly unknown: (what: string) => string;
};

function sentenceOf(sentences: Sentences, answer: MinimumAnswer): string {
  const named = (conditions: readonly MinimumCondition[]) => conditions.map(needText).join(words.and);
  switch (answer.kind) {
    case 'met':
      return sentences.met;
    case 'notMet':
      return sentences.notMet(named(answer.missed));
    case 'unknown':
      return sentences.unknown(answer.untold.map(({ key }) => inSentence(coverageRow(key).label)).join(words.and));
  }
}

/** "Schengen asgari teminatını karşılamıyor: tıbbi tedavi (en az 30.000 €)" */
export function minimumSentence({ of }: Pick<AskedMinimum, 'of'>, answer: MinimumAnswer): string {
  return sentenceOf(words[of], answer);
}

/** The same where the minimum's name stands beside it. */
export function minimumCell(answer: MinimumAnswer): string {
  return sentenceOf(words.cell, answer);
}
