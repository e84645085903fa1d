import { supportListTexts as words } from '#messages/support-pages.ts';

/** How many answers of the agency were not opened yet. */
export function UnreadMark({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="shrink-0 rounded-full bg-brand px-3 py-0.5 font-semibold text-paper text-small tabular-nums">
      {words.unread(count)}
    </span>
  );
}
