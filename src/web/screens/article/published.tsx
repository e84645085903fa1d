import { blogTexts } from '#messages/pages.ts';
import { showDay } from './show-day.ts';

export function Published({ date }: { readonly date: string }) {
  return (
    <p className="mt-1 text-ink-soft text-small">
      <time dateTime={date}>{blogTexts.published(showDay(date))}</time>
    </p>
  );
}
