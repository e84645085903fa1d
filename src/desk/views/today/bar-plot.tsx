import { useId } from 'react';
import type { Day } from '#domain/dates.ts';
import { axisTop } from '#domain/desk/axis-top.ts';
import { todayTexts as words } from '#messages/desk-today.ts';
import { shortDay } from './figures.ts';

export type Bar = { readonly day: Day; readonly value: number | null };

type BarPlotProps = {
  readonly title: string;
  readonly help: string;
  readonly bars: readonly Bar[];
  readonly format: (value: number) => string;
};

/** A bar takes eight of ten units; words stand beside the drawing, so that they keep their size when it stretches. */
const [step, width, height] = [10, 8, 100];

function Gridlines({ across }: { readonly across: number }) {
  return [0, height / 2, height].map((y) => (
    <line key={y} x1={0} x2={across} y1={y} y2={y} className="stroke-line" vectorEffect="non-scaling-stroke" />
  ));
}

/** One value a day. What it shows stands in a table too. */
export function BarPlot({ title, help, bars, format }: BarPlotProps) {
  const id = useId();
  const values = bars.map(({ value }) => value ?? 0);
  const top = axisTop(values);
  const across = bars.length * step;
  const days = bars.map(({ day }) => shortDay(day));
  const [first = '', middle = '', last = ''] = [days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)];
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <p className="mt-1 text-ink-soft text-small">{help}</p>
      <div className="mt-3 flex gap-2">
        <div aria-hidden="true" className="flex flex-col justify-between text-right text-ink-soft text-small">
          {[top, top / 2, 0].map((value) => (
            <span key={value} className="leading-none tabular-nums">
              {format(value)}
            </span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={words.plotName(title, first, last, format(Math.max(...values)))}
          viewBox={`0 0 ${across} ${height}`}
          preserveAspectRatio="none"
          className="h-40 w-full min-w-0 overflow-visible"
        >
          <Gridlines across={across} />
          {bars.map(({ day, value }, index) => {
            const tall = ((value ?? 0) / top) * height;
            const x = index * step + (step - width) / 2;
            return (
              <rect key={day} x={x} y={height - tall} width={width} height={tall} className="fill-brand">
                {value !== null && <title>{words.bar(shortDay(day), format(value))}</title>}
              </rect>
            );
          })}
        </svg>
      </div>
      <div aria-hidden="true" className="mt-1 flex justify-between pl-8 text-ink-soft text-small tabular-nums">
        <span>{first}</span>
        <span>{middle}</span>
        <span>{last}</span>
      </div>
    </figure>
  );
}
