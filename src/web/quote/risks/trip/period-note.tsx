import type { ReactNode } from 'react';
import type { FormValues } from '#catalog/fields/values.ts';
import { tripKinds } from '#catalog/risks/trip/choices.ts';
import { longestTripDays } from '#catalog/risks/trip/limits.ts';
import { addDays, readDay } from '#domain/dates.ts';
import { tripProblems, tripTexts } from '#messages/trip-questions.ts';
import { Note } from '../../../ui/note.tsx';

/** Says at once where the days do not fit each other. */
export function periodNote(values: FormValues): ReactNode {
  const [start, end] = [values.PolicyStart, values.PolicyEnd].map((day) => readDay(String(day ?? '')));
  if (start === undefined || end === undefined) return null;
  const problem = end <= start ? tripProblems.endBeforeStart : undefined;
  const tooLong = end > addDays(start, longestTripDays) ? tripProblems.tooLong(longestTripDays) : undefined;
  const text = problem ?? tooLong;
  return text ? (
    <div role="alert">
      <Note look="warning">{text}</Note>
    </div>
  ) : null;
}

/** How long each journey of a year may last. */
export function annualNote(values: FormValues): ReactNode {
  return values.TripKind === tripKinds.annual ? (
    <p className="text-ink-soft text-small">{tripTexts.annualNote}</p>
  ) : null;
}
