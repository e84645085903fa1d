import { lines } from '#catalog/lines/index.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { axisTop } from '#domain/desk/axis-top.ts';
import { todayTexts as words } from '#messages/desk-today.ts';
import { countText, percentText, shortDay } from './figures.ts';

type LineTrade = DataOf<'today'>['Trade']['Lines'][number];

const [step, width, height] = [10, 8, 40];

function LinePlot({ Line, Days, Quotations, Policies, Conversion }: LineTrade) {
  const top = axisTop(Days.flatMap((day) => [day.Quotations, day.Policies]));
  const { name } = lines[Line];
  const summary = words.lineSummary(countText(Quotations), countText(Policies));
  const tallOf = (value: number) => (value / top) * height;
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
        {Days.map((day, index) => (
          <g key={day.Day}>
            <title>
              {words.bar(shortDay(day.Day), words.lineSummary(countText(day.Quotations), countText(day.Policies)))}
            </title>
            {[
              { value: day.Quotations, look: 'fill-tint' },
              { value: day.Policies, look: 'fill-brand' },
            ].map(({ value, look }) => (
              <rect
                key={look}
                x={index * step + (step - width) / 2}
                y={height - tallOf(value)}
                width={width}
                height={tallOf(value)}
                className={look}
              />
            ))}
          </g>
        ))}
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
