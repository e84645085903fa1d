import type { Age } from '#domain/desk/age.ts';
import { ageTexts } from '#messages/desk-today.ts';

type WaitingAgeProps = { readonly age: { readonly Unit: Age['unit']; readonly Count: number } };

/** How long something waits, as the server counted it. */
export function WaitingAge({ age: { Unit, Count } }: WaitingAgeProps) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      {Unit === 'minutes' && Count === 0 ? ageTexts.now : ageTexts[Unit](Count)}
    </span>
  );
}
