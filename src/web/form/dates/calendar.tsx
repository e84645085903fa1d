import type { Day } from '#domain/dates.ts';
import { dateMessages } from '#messages/dates.ts';
import { monthOf } from './calendar-days.ts';
import { CalendarGrid, type Cell } from './calendar-grid.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { isWithin, type Limits } from './day-limits.ts';
import { useCalendar } from './use-calendar.ts';
import { nameMonth, sayDay, weekdays, writeMonth } from './words.ts';

export type CalendarProps = {
  /** An ISO day, or a month where months are chosen. */
  readonly chosen: string | undefined;
  readonly limits: Limits;
  readonly today: Day;
  readonly unit: 'days' | 'months';
  /** Years first: nobody turns pages back to the year of birth. */
  readonly birth?: boolean;
  readonly note?: string | undefined;
  readonly onPick: (time: string) => void;
};

const say = { days: sayDay, months: writeMonth, years: (year: string) => year };
const write = { days: (day: Day) => String(Number(day.slice(8))), months: nameMonth, years: (year: string) => year };

const weekHead = (
  <thead>
    <tr>
      {weekdays.map(({ head, name }) => (
        <th key={name} scope="col" className="h-8 p-0 font-medium text-ink-soft text-small">
          <span aria-hidden="true">{head}</span>
          <span className="sr-only">{name}</span>
        </th>
      ))}
    </tr>
  </thead>
);

export function Calendar({ chosen, limits, today, unit, birth = false, note, onPick }: CalendarProps) {
  const startView = birth && chosen === undefined ? 'years' : unit;
  const state = useCalendar({ chosen, limits, today, startView, lastView: unit, birth, onPick });
  const { view, at, cursor } = state;

  const cellOf = (time: string): Cell | undefined => {
    if (view === 'days' && monthOf(time) !== monthOf(cursor)) return undefined;
    const current = time === today.slice(0, time.length);
    const spoken = say[view](time);
    return {
      time,
      text: write[view](time),
      name: current && view === 'days' ? dateMessages.todayMark(spoken) : spoken,
      choosable: isWithin(time, limits),
      chosen: chosen?.slice(0, time.length) === time,
      current,
    };
  };
  const label = { days: writeMonth(monthOf(cursor)), months: dateMessages.chooseMonth, years: dateMessages.chooseYear };
  const canGoToday = unit === 'days' && view === 'days' && !birth && isWithin(today, limits);
  return (
    <>
      <CalendarHead state={state} />
      <CalendarGrid
        key={view}
        label={label[view]}
        head={view === 'days' && weekHead}
        rows={state.rows.map((row) => row.map(cellOf))}
        at={at}
        follow={state.follow}
        onKey={(event) => state.move(event) && event.preventDefault()}
        onPick={state.pick}
      />
      {(note || canGoToday) && (
        <div className="mt-2 flex items-center justify-between gap-3 border-line border-t pt-2">
          <p className="text-ink-soft text-small">{note}</p>
          {canGoToday && (
            <button
              type="button"
              onClick={() => onPick(today)}
              className="min-h-10 shrink-0 rounded-field px-3 font-semibold text-brand text-small hover:bg-brand-soft"
            >
              {dateMessages.today}
            </button>
          )}
        </div>
      )}
    </>
  );
}
