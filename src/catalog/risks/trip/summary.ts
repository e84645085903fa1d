import { formatDay } from '#domain/dates.ts';
import { tripTexts as texts, tripFactNames as words } from '#messages/trip-questions.ts';
import { type FactRow, factRows } from '../../fields/fact-rows.ts';
import type { TripAnswers } from './answers.ts';

/** The name of a choice that counts from one. */
const nameOf = (names: readonly string[], id: string | undefined) => (id === undefined ? id : names[Number(id) - 1]);

function periodOf({ PolicyStart, PolicyEnd }: TripAnswers): string | undefined {
  if (PolicyStart === undefined) return undefined;
  return PolicyEnd === undefined
    ? formatDay(PolicyStart)
    : words.periodOf(formatDay(PolicyStart), formatDay(PolicyEnd));
}

/** The journey as far as it is told. */
export function tripRows(answers: TripAnswers): readonly FactRow[] {
  const { Region, TripKind, fam } = answers;
  return factRows(
    [words.region, nameOf(texts.region.names, Region)],
    [words.tripKind, nameOf(texts.tripKind.names, TripKind)],
    [words.period, periodOf(answers)],
    [words.travellers, fam && words.travellerCount(fam.length)],
  );
}
