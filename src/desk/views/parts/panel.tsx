import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/card.tsx';

/** A part of a screen with a heading of its own. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="h-full">
        <h2 id={id} className="mb-3 text-h4">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
