import type { Ref } from 'react';
import { honeypotField, type Trap } from '#contracts/honeypot.ts';

/** A field out of sight that people leave empty. */
export function Honeypot({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <input ref={ref} type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** What stands in the field, for the call to carry. */
export function trapOf(input: HTMLInputElement | null): Trap {
  return { [honeypotField]: input?.value ?? '' };
}
