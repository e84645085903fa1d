import { useState } from 'react';
import type { DateAndTimePicker } from '#catalog/fields/field.ts';
import { type Day, formatDay, readDay } from '#domain/dates.ts';
import { dateMessages } from '#messages/dates.ts';
import { Icon } from '../../ui/icon.tsx';
import { Calendar } from './calendar.tsx';
import { limitsOf } from './day-limits.ts';
import { limitNote } from './limit-note.ts';
import { TimeColumns } from './time-columns.tsx';
import { writeDay } from './words.ts';

type MomentPanelProps = {
  readonly field: DateAndTimePicker;
  readonly today: Day;
  readonly day: string;
  readonly clock: string;
  readonly onChange: (text: string) => void;
  readonly onDone: () => void;
};

/** First the day, then the time of it. */
export function MomentPanel({ field, today, day, clock, onChange, onDone }: MomentPanelProps) {
  const [asked, setAsked] = useState<'day' | 'time'>('day');
  const chosen = readDay(day);
  if (asked === 'day' || !chosen) {
    return (
      <Calendar
        chosen={chosen}
        limits={limitsOf(field, today)}
        today={today}
        unit="days"
        note={limitNote(field, today)}
        onPick={(picked) => {
          onChange(`${formatDay(picked, '/')} ${clock}`.trim());
          setAsked('time');
        }}
      />
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label={dateMessages.toDays(writeDay(chosen))}
        onClick={() => setAsked('day')}
        className="mb-2 flex min-h-10 w-full items-center gap-1 rounded-field pr-3 pl-1 font-semibold hover:bg-brand-soft"
      >
        <Icon name="chevronLeft" className="size-5 text-brand" />
        {writeDay(chosen)}
      </button>
      <TimeColumns text={clock} onChange={(time) => onChange(`${formatDay(chosen, '/')} ${time}`)} onDone={onDone} />
    </>
  );
}
