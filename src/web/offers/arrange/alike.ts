import type { CoverageRow } from '#catalog/coverages/vocabulary.ts';
import { coverageIn } from '#domain/quote/equal-coverage.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';

type Covered = Pick<OpenOffer, 'coverageState' | 'coverages'>;

const told = (offers: readonly Covered[]) => offers.filter(({ coverageState }) => coverageState === 'told');

const worth = (rows: readonly CoverageRow[], { coverages }: Covered) =>
  JSON.stringify(rows.map(({ key }) => coverageIn(coverages, key)));

/** Whether cover tells the offers apart; what is not told may differ. */
export function coverDiffers(offers: readonly Covered[], rows: readonly CoverageRow[]): boolean {
  return rows.length > 0 && new Set(offers.map((offer) => worth(rows, offer))).size > 1;
}

/**
 * An offer that speaks for the cover of all, where at least two told theirs and all that did told the same. Who has told only a price
 * so far is expected to tell it too; who told that it will not is no reason to say that all are alike.
 */
export function alikeIn<Offer extends Covered>(
  offers: readonly Offer[],
  rows: readonly CoverageRow[],
): Offer | undefined {
  const known = told(offers);
  const isHidden = offers.some(({ coverageState }) => coverageState === 'untold');
  if (rows.length === 0 || known.length < 2 || isHidden || coverDiffers(known, rows)) return undefined;
  return offers.find(({ coverageState }) => coverageState === 'told');
}
