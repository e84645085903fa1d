import type { OfficialPrice as OfficialPriceData } from '#contracts/calls/property-fields.ts';
import { formatDay } from '#domain/dates.ts';
import { formatLira, fromLira } from '#domain/money.ts';
import { officialPriceTexts as words } from '#messages/official-price.ts';
import { Card } from '../../ui/card.tsx';
import { Details } from '../../ui/details.tsx';
import { type PriceRow, priceRows } from './price-rows.ts';

/** What a closed panel hides on the screen is still printed. */
const printed = 'print:details-content:h-auto print:details-content:[content-visibility:visible]';

/** The price that the tariff sets, once below offers that cannot differ in it; its calculation waits behind its name. */
export function OfficialPrice({ price }: { readonly price: OfficialPriceData }) {
  return (
    <Card tone="mist" className="mt-3 px-4 py-0 desktop:px-4 desktop:py-0">
      <Details
        className={printed}
        summary={
          <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4">
            <span className="tabular-nums">{words.inShort(formatLira(fromLira(price.Gross)))}</span>
            <span className="font-medium text-brand text-small">{words.title}</span>
          </span>
        }
      >
        <p className="max-w-text text-small">{words.same}</p>
        <PriceTable rows={priceRows(price)} />
        <p className="mt-3 pb-2 text-ink-soft text-small">{words.from(formatDay(price.TariffFrom))}</p>
      </Details>
    </Card>
  );
}

/** On a phone the explanation stands below its name, so that figures keep their column. */
function PriceTable({ rows }: { readonly rows: readonly PriceRow[] }) {
  return (
    <table className="mt-3 w-full max-w-text text-small tabular-nums">
      <caption className="sr-only">{words.table}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.columns.what}</th>
          <th scope="col">{words.columns.how}</th>
          <th scope="col">{words.columns.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, how, amount }) => (
          <tr
            key={key}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-line border-b py-2 align-top last:border-0 last:font-semibold desktop:grid-cols-[11rem_1fr_auto]"
          >
            <th scope="row" className="text-left font-medium">
              {name}
            </th>
            <td className="order-1 col-span-2 font-normal text-ink-soft desktop:order-none desktop:col-span-1">
              {how}
            </td>
            <td className="whitespace-nowrap text-right">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
