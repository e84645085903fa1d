import { useState } from 'react';
import type { Day } from '#domain/dates.ts';
import { addMonths, monthOf, monthsOf, rowsOf, weeksOf, withinYears, yearOf } from './calendar-days.ts';
import { type CalendarView, dayIn, startDay } from './calendar-start.ts';
import { intoLimits, isWithin, type Limits } from './day-limits.ts';
import { type MoveKey, monthsPerRow, moveDay, moveMonth, moveYear, yearsPerRow } from './move.ts';

type Given = {
  readonly chosen: string | undefined;
  readonly limits: Limits;
  readonly today: Day;
  readonly startView: CalendarView;
  readonly lastView: 'days' | 'months';
  readonly birth: boolean;
  readonly onPick: (time: string) => void;
};

const nextView = { years: 'months', months: 'days', days: 'days' } as const;
const moves = { days: moveDay, months: moveMonth, years: moveYear } as const;

/** A calendar that stands on one day; what it shows is a month, a year or all years around it. */
export function useCalendar({ chosen, limits, today, startView, lastView, birth, onPick }: Given) {
  const [view, setView] = useState(startView);
  const [cursor, setCursor] = useState(() => startDay({ chosen, limits, today, birth }));
  /** Rises whenever the focus must follow the cursor. */
  const [follow, setFollow] = useState(1);

  const at = { days: cursor, months: monthOf(cursor), years: cursor.slice(0, 4) }[view];
  const goTo = (time: string) => setCursor(intoLimits(dayIn(time, cursor), limits));
  const show = (next: CalendarView) => {
    setView(next);
    setFollow(follow + 1);
  };
  const step = view === 'days' ? 1 : 12;
  const neighbour = (side: -1 | 1) => addMonths(monthOf(cursor), side * step).slice(0, view === 'days' ? 7 : 4);

  return {
    view,
    cursor,
    at,
    follow,
    rows: {
      days: () => weeksOf(monthOf(cursor)),
      months: () => rowsOf(monthsOf(yearOf(cursor)), monthsPerRow),
      years: () => rowsOf(withinYears(limits), yearsPerRow),
    }[view](),
    show,
    /** Whether there is something to choose in the month or year beside. */
    canTurn: (side: -1 | 1) => isWithin(neighbour(side), limits),
    /** The focus comes along unless it stands on the button that turned. */
    turn(side: -1 | 1, alone: boolean) {
      goTo(neighbour(side));
      if (!alone) setFollow(follow + 1);
    },
    move(key: MoveKey): boolean {
      const time = moves[view](at, key);
      if (time === undefined) return false;
      goTo(time);
      setFollow(follow + 1);
      return true;
    },
    pick(time: string) {
      if (!isWithin(time, limits)) return;
      goTo(time);
      if (view === lastView) onPick(time);
      else show(nextView[view]);
    },
  };
}

export type CalendarState = ReturnType<typeof useCalendar>;
