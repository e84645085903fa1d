import type { AskedMinimum } from '#domain/quote/official-minimum.ts';
import { minimumTexts as words } from '#messages/minimums.ts';
import { Note } from '../ui/note.tsx';

/** What the offers are held against, and what else matters to who needs the policy for an application. */
export function MinimumNote({ minimum }: { readonly minimum: AskedMinimum | undefined }) {
  if (!minimum) return null;
  const { name, basis, beside } = words[minimum.of];
  return (
    <Note look="info" title={name} className="mt-5">
      <p>{basis}</p>
      <p className="mt-1">{beside}</p>
    </Note>
  );
}
