import { lines, linesOnMenu } from '#catalog/lines/index.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { dayCounts } from '#contracts/desk/today.ts';
import { formatLira } from '#domain/money.ts';
import { todayTexts as words } from '#messages/desk-today.ts';
import { Filter, FilterChoice } from '../parts/filter.tsx';
import { Panel } from '../parts/panel.tsx';
import { BarPlot } from './bar-plot.tsx';
import { countText, percentText } from './figures.ts';
import { LinePlots } from './line-plots.tsx';
import { TradeTables } from './trade-tables.tsx';

const periods = dayCounts
  .toSorted((one, other) => Number(one) - Number(other))
  .map((id) => ({ id, name: words.dayChoices[id] }));
const lineChoices = [{ id: 'all', name: words.allLines }, ...linesOnMenu.map((id) => ({ id, name: lines[id].name }))];

type TradeProps = { readonly data: DataOf<'today'>; readonly address: string };

const summaryOf = ({ Quotations, Policies, Gross, Conversion }: DataOf<'today'>['Trade']['Total']) =>
  words.summary({
    quotations: countText(Quotations),
    policies: countText(Policies),
    gross: formatLira(Gross),
    conversion: percentText(Conversion),
  });

/** What was asked for and sold, by day and by line. */
export function TradePanel({ data, address }: TradeProps) {
  const { Trade, Days, Line } = data;
  const barsOf = (pick: (day: (typeof Trade.Days)[number]) => number | null) =>
    Trade.Days.map((day) => ({ day: day.Day, value: pick(day) }));
  return (
    <Panel title={words.tradeHeading}>
      <Filter address={address}>
        <FilterChoice name="Days" label={words.days} value={Days} choices={periods} />
        <FilterChoice name="Line" label={words.line} value={Line} choices={lineChoices} />
      </Filter>
      <p className="mb-4">{Trade.Lines.length === 0 ? words.noTrade : summaryOf(Trade.Total)}</p>
      <div className="grid gap-6 desktop:grid-cols-3">
        <BarPlot
          title={words.quotations}
          help={words.quotationsHelp}
          bars={barsOf(({ Quotations }) => Quotations)}
          format={countText}
        />
        <BarPlot
          title={words.policies}
          help={words.policiesHelp}
          bars={barsOf(({ Policies }) => Policies)}
          format={countText}
        />
        <BarPlot
          title={words.conversion}
          help={words.conversionHelp}
          bars={barsOf(({ Conversion }) => Conversion)}
          format={percentText}
        />
      </div>
      {Trade.Lines.length > 0 && <LinePlots rows={Trade.Lines} />}
      <TradeTables {...Trade} />
    </Panel>
  );
}
