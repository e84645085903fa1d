import { deskTexts as words } from '#messages/desk.ts';
import { listAddress } from './list-address.ts';

type PagerProps = { readonly address: string; readonly page: number; readonly hasMore: boolean };

export function Pager({ address, page, hasMore }: PagerProps) {
  if (page === 1 && !hasMore) return null;
  const to = (other: number) => listAddress(address, { Page: other === 1 ? undefined : String(other) });
  return (
    <nav aria-label={words.pages} className="mt-4 flex items-center gap-4 text-small">
      {page > 1 && (
        <a href={to(page - 1)} rel="prev" className="button button-quiet">
          {words.previous}
        </a>
      )}
      <span>{words.page(page)}</span>
      {hasMore && (
        <a href={to(page + 1)} rel="next" className="button button-quiet">
          {words.next}
        </a>
      )}
    </nav>
  );
}
