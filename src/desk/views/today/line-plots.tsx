import { lines } from '#catalog/lines/index.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { axisTop } from '#domain/desk/axis-top.ts';
import { todayTexts as words } from '#messages/desk-today.ts';
import { countText, percentText } from './figures.ts';

type LineTrade = DataOf<'today'>['Trade']['Lines'][number];

const [step, width, height] = [10, 8, 40];

const bar = (x: number, tall: number) => `M${x} ${height}v${-tall}h${width}v${tall}z`;

function LinePlot({ Line, Days, Quotations, Policies, Conversion }: LineTrade) {
  const top = axisTop(Days.flatMap((day) => [day.Quotations, day.Policies]));
  const { name } = lines[Line];
  const summary = words.lineSummary(countText(Quotations), countText(Policies));
  const barsOf = (values: readonly number[]) =>
    values.map((value, index) => bar(index * step + (step - width) / 2, (value / top) * height)).join('');
  return (
    <li className="min-w-0 rounded-card border border-line p-3">
      <h4 className="font-semibold text-small">{name}</h4>
      <p className="text-ink-soft text-small tabular-nums">
        {summary} · {words.lineConversion(percentText(Conversion))}
      </p>
      <svg
        role="img"
        aria-label={`${name}: ${summary}`}
        viewBox={`0 0 ${Days.length * step} ${height}`}
        preserveAspectRatio="none"
        className="mt-2 h-16 w-full border-line border-b"
      >
        <path className="fill-tint" d={barsOf(Days.map((day) => day.Quotations))} />
        <path className="fill-brand" d={barsOf(Days.map((day) => day.Policies))} />
      </svg>
    </li>
  );
}

/** Each line by itself, on its own scale. */
export function LinePlots({ rows }: { readonly rows: readonly LineTrade[] }) {
  return (
    <div className="mt-6">
      <h3 className="font-semibold">{words.byLine}</h3>
      <p className="mt-1 text-ink-soft text-small">{words.byLineHelp}</p>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 desktop:grid-cols-3 wide:grid-cols-4">
        {rows.map((row) => (
          <LinePlot key={row.Line} {...row} />
        ))}
      </ul>
    </div>
  );
}
