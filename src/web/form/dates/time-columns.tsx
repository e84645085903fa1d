import { useState } from 'react';
import { dateMessages } from '#messages/dates.ts';
import { Button } from '../../ui/button.tsx';
import { hours, minutes, readClock } from './clock.ts';
import { TimeColumn } from './time-column.tsx';

type TimeColumnsProps = {
  /** The time as typed so far. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onDone: () => void;
};

const usualHour = '09';
const fullHour = '00';

/** Hours beside minutes. The hour alone already makes a time, the full one; the minute ends the choice. */
export function TimeColumns({ text, onChange, onDone }: TimeColumnsProps) {
  const { hour, minute } = readClock(text);
  const [column, setColumn] = useState<'hours' | 'minutes'>('hours');
  return (
    <>
      <div className="flex gap-3">
        <TimeColumn
          label={dateMessages.hours}
          items={hours}
          chosen={hour}
          start={usualHour}
          focused={column === 'hours'}
          onEnter={() => setColumn('hours')}
          onPick={(picked) => {
            onChange(`${picked}:${minute ?? fullHour}`);
            setColumn('minutes');
          }}
          onSide={(key) => key === 'ArrowRight' && hour !== undefined && setColumn('minutes')}
        />
        <TimeColumn
          label={dateMessages.minutes}
          items={minutes}
          chosen={hour && minute}
          start={fullHour}
          disabled={hour === undefined}
          focused={column === 'minutes'}
          onEnter={() => setColumn('minutes')}
          onPick={(picked) => {
            onChange(`${hour}:${picked}`);
            onDone();
          }}
          onSide={(key) => key === 'ArrowLeft' && setColumn('hours')}
        />
      </div>
      <Button className="mt-3 w-full" disabled={hour === undefined} onClick={onDone}>
        {dateMessages.done}
      </Button>
    </>
  );
}
