import { formatLira } from '#domain/money.ts';
import { offerCardTexts as words } from '#messages/offers.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';

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
