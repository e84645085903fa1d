import { type ComparedCell, unknownCell } from '#catalog/coverages/compared.ts';
import { foreignPriceText, personConditions, personName } from '#catalog/prices/price-part-texts.ts';
import { formatMoment } from '#domain/dates.ts';
import { formatLira } from '#domain/money.ts';
import { compareTexts as words } from '#messages/compare.ts';
import { pricePartTexts as partWords } from '#messages/price-parts.ts';
import { longestPlan } from '../offer/longest-plan.ts';
import { isOpen, type OfferView, type OpenOffer } from '../offer/offer-view.ts';
import { type CompareRow, cellsBy } from './row.ts';

function priceCell(offer: OfferView, tell: (offer: OpenOffer) => string | undefined): ComparedCell {
  const plain = { mark: undefined, beside: undefined } as const;
  if (!isOpen(offer)) return { ...plain, text: words.notOpen, tone: 'faint' };
  const text = tell(offer);
  return text === undefined ? unknownCell : { ...plain, text, tone: 'strong' };
}

function priceRow(
  key: string,
  label: string,
  offers: readonly OfferView[],
  tell: (offer: OpenOffer) => string | undefined,
): CompareRow {
  const cells = cellsBy(offers, (offer) => priceCell(offer, tell));
  return { key, label, about: undefined, highlighted: false, cells };
}

/** What the totals are made of, where one of them is told in parts: by currency, and by person. */
function partRows(offers: readonly OfferView[], people: readonly string[]): readonly CompareRow[] {
  const isForeign = offers.some(({ foreignPrice }) => foreignPrice !== undefined);
  const most = Math.max(...offers.map(({ personPrices }) => personPrices.length), 0);
  const ofPerson = ({ personPrices }: OpenOffer, index: number) => {
    const person = personPrices[index];
    return person && [formatLira(person.gross), ...personConditions(person)].join(' · ');
  };
  return [
    ...(isForeign
      ? [priceRow('foreign', partWords.foreign, offers, ({ foreignPrice: made }) => made && foreignPriceText(made))]
      : []),
    ...Array.from({ length: most }, (_, index) => ({
      ...priceRow(`person${index}`, personName(people[index], index), offers, (offer) => ofPerson(offer, index)),
      about: partWords.perPerson,
    })),
  ];
}

/** What each offer costs, and how it is paid. */
export function priceRows(offers: readonly OfferView[], people: readonly string[]): readonly CompareRow[] {
  return [
    priceRow('total', words.total, offers, ({ price }) => formatLira(price)),
    ...partRows(offers, people),
    priceRow('installments', words.installments, offers, (offer) => longestPlan(offer) ?? words.noInstallments),
    priceRow('net', words.net, offers, ({ net }) => (net === undefined ? undefined : formatLira(net))),
    priceRow('tax', words.tax, offers, ({ net, price }) => (net === undefined ? undefined : formatLira(price - net))),
    priceRow('validUntil', words.validUntil, offers, ({ validUntil }) =>
      validUntil === undefined ? undefined : formatMoment(new Date(validUntil)),
    ),
  ];
}
