import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useElementId } from './parts/element-ids.tsx';
import { Part } from './parts/part.tsx';

/** The page's width with its side margins. */
export function PageWidth({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  return <div className={classNames('page-width', className)}>{children}</div>;
}

const tones = { paper: 'bg-paper', mist: 'bg-mist', brand: 'bg-brand-soft' } as const;

export type SectionProps = {
  readonly title?: string | undefined;
  readonly lead?: ReactNode;
  readonly tone?: keyof typeof tones;
  /** Anchor for links into the page. */
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A band of the page with an optional heading of the second level; without one it is no section of the document. */
export function Section(props: SectionProps) {
  return (
    <Part>
      <Band {...props} />
    </Part>
  );
}

function Band({ title, lead, tone = 'paper', id, className, children }: SectionProps) {
  const headingId = useElementId();
  const Element = title ? 'section' : 'div';
  return (
    <Element
      id={id}
      aria-labelledby={title ? headingId : undefined}
      className={classNames('page-width band', tones[tone], className)}
    >
      {title && (
        <h2 id={headingId} className="text-h2">
          {title}
        </h2>
      )}
      {lead && <p className="mt-3 max-w-text text-lead text-ink-soft">{lead}</p>}
      <div className={title || lead ? 'mt-8' : undefined}>{children}</div>
    </Element>
  );
}
