import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import { useElementId } from '../ui/parts/element-ids.tsx';

type AccountCardProps = { readonly title: string; readonly note?: string; readonly children: ReactNode };

/** One part of the account page. */
export function AccountCard({ title, note, children }: AccountCardProps) {
  const id = useElementId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        {note && <p className="mt-1 text-ink-soft text-small">{note}</p>}
        <div className="mt-5">{children}</div>
      </Card>
    </section>
  );
}
