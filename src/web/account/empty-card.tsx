import type { ReactNode } from 'react';
import { Illustration } from '../illustrations/illustration.tsx';
import { Card } from '../ui/card.tsx';

type EmptyCardProps = {
  readonly title: string;
  readonly text: string;
  readonly note?: string;
  /** What to do. */
  readonly children: ReactNode;
};

/** Says that there is nothing yet, and how to come by something. */
export function EmptyCard({ title, text, note, children }: EmptyCardProps) {
  return (
    <Card tone="mist" className="grid items-center gap-6 @lg:grid-cols-[10rem_minmax(0,1fr)]">
      <Illustration name="empty" className="mx-auto w-32 @lg:w-full" />
      <div className="min-w-0">
        <h3 className="text-h4">{title}</h3>
        <p className="mt-2 max-w-text">{text}</p>
        {note && <p className="mt-2 max-w-text text-ink-soft text-small">{note}</p>}
        {children}
      </div>
    </Card>
  );
}
