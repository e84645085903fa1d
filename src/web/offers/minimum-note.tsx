import type { AskedMinimum } from '#domain/quote/official-minimum.ts';
import { minimumTexts as words } from '#messages/minimums.ts';
import { Details } from '../ui/details.tsx';

/** What the offers are held against, on demand, and what else matters to who needs the policy for an application. */
export function MinimumNote({ minimum }: { readonly minimum: AskedMinimum | undefined }) {
  if (!minimum) return null;
  const { name, basis, beside } = words[minimum.of];
  return (
    <Details
      className="mt-4 rounded-field bg-mist px-3 text-small"
      summaryClassName="text-brand-strong"
      summary={<span>{words.about(name)}</span>}
    >
      <p>{basis}</p>
      <p className="mt-1 pb-3">{beside}</p>
    </Details>
  );
}
