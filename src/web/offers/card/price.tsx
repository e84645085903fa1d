import { useContext } from 'react';
import { formatLira, installmentText } from '#domain/money.ts';
import { namedPersonPrices } from '#domain/quote/price-parts.ts';
import { offerCardTexts as words } from '#messages/offers.ts';
import { InsuredNames } from '../../offer/insured-names.ts';
import { type OpenOffer, offerName } from '../../offer/offer-view.ts';
import { ForeignPriceLine, PersonPrices } from '../../offer/price-parts.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** The figure people compare, what it is a month, and what it is made of. */
export function Price({ offer }: { readonly offer: OpenOffer }) {
  const { price, maxInstallment } = offer;
  const names = useContext(InsuredNames).map((name) => ({ name }));
  return (
    <div>
      <p className="whitespace-nowrap font-bold text-h1 tabular-nums">
        <VisuallyHidden>{words.total}: </VisuallyHidden>
        {formatLira(price)}
      </p>
      {maxInstallment !== undefined && maxInstallment > 1 && (
        <p className="text-ink-soft text-small tabular-nums">{installmentText(price, maxInstallment)}</p>
      )}
      <ForeignPriceLine price={offer.foreignPrice} />
      <PersonPrices
        people={namedPersonPrices(offer.personPrices, names)}
        of={<VisuallyHidden> {offerName(offer)}</VisuallyHidden>}
      />
    </div>
  );
}

/** The insurer's own table, which may cost more by instalments. */
export function InstallmentTable({ installments }: Pick<OpenOffer, 'installments'>) {
  return (
    <table className="mt-1 w-full max-w-modal text-small tabular-nums">
      <thead>
        <tr className="border-line border-b text-ink-soft">
          <th scope="col" className="py-1.5 text-left font-medium">
            {words.installmentCount}
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            {words.installmentEach}
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            {words.installmentTotal}
          </th>
        </tr>
      </thead>
      <tbody>
        {installments.map(({ count, total }) => (
          <tr key={count} className="border-line border-b last:border-0">
            <th scope="row" className="py-1.5 text-left font-normal">
              {count === 1 ? words.oneShot : count}
            </th>
            <td className="py-1.5 text-right">{formatLira(Math.round(total / count))}</td>
            <td className="py-1.5 text-right">{formatLira(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
