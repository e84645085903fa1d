import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

type PolicyPartProps = { readonly title: string; readonly children: ReactNode };

/** One part of what is known of a policy. */
export function PolicyPart({ title, children }: PolicyPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <h3 id={id} className="text-h4">
          {title}
        </h3>
        <div className="mt-3">{children}</div>
      </Card>
    </section>
  );
}
