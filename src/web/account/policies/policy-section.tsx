import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { useElementId } from '../../ui/parts/element-ids.tsx';

type PolicySectionProps = { readonly title: string; readonly children: ReactNode };

/** One part of what is known of a policy. */
export function PolicySection({ title, children }: PolicySectionProps) {
  const id = useElementId();
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
