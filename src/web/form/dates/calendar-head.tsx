import { dateMessages } from '#messages/dates.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { monthOf } from './calendar-days.ts';
import type { CalendarState } from './use-calendar.ts';
import { writeMonth } from './words.ts';

const turns = {
  days: { [-1]: dateMessages.previousMonth, 1: dateMessages.nextMonth },
  months: { [-1]: dateMessages.previousYear, 1: dateMessages.nextYear },
} as const;

const turnButton = 'flex size-10 shrink-0 items-center justify-center rounded-full';

function Turn({
  state,
  view,
  side,
}: {
  readonly state: CalendarState;
  readonly view: 'days' | 'months';
  readonly side: -1 | 1;
}) {
  const able = state.canTurn(side);
  return (
    <button
      type="button"
      aria-label={turns[view][side]}
      aria-disabled={!able || undefined}
      onClick={({ currentTarget }) => able && state.turn(side, currentTarget === document.activeElement)}
      className={classNames(turnButton, able ? 'text-brand hover:bg-brand-soft' : 'cursor-not-allowed text-line')}
    >
      <Icon name={side < 0 ? 'chevronLeft' : 'chevronRight'} className="size-5" />
    </button>
  );
}

/** What the calendar shows, and the ways to the months and years beside it. */
export function CalendarHead({ state }: { readonly state: CalendarState }) {
  const { view, cursor } = state;
  if (view === 'years')
    return <p className="flex h-10 items-center justify-center font-semibold">{dateMessages.chooseYear}</p>;
  const shown = view === 'days' ? writeMonth(monthOf(cursor)) : cursor.slice(0, 4);
  return (
    <div className="flex items-center justify-between">
      <Turn state={state} view={view} side={-1} />
      <button
        type="button"
        aria-label={dateMessages.toYears(shown)}
        onClick={() => state.show('years')}
        className="flex min-h-10 items-center gap-1 rounded-field px-3 font-semibold hover:bg-brand-soft"
      >
        <span aria-live="polite">{shown}</span>
        <Icon name="chevronDown" className="size-4 text-ink-soft" />
      </button>
      <Turn state={state} view={view} side={1} />
    </div>
  );
}
