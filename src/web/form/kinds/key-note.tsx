import type { Mask } from '#domain/masks/mask.ts';
import { formMessages } from '#messages/form.ts';

/** What a mask takes, for who wrote something else. */
export function takenBy({ slots }: Pick<Mask, 'slots'>): string {
  if (!slots.includes('A')) return formMessages.takesDigits;
  return slots.includes('#') ? formMessages.takesBoth : formMessages.takesLetters;
}

/** A word below a field on a key that did nothing. It stands there from the start, so that a screen reader hears it change. */
export function KeyNote({ text }: { readonly text: string | undefined }) {
  return (
    <p role="status" className="text-small text-warning">
      {text}
    </p>
  );
}
