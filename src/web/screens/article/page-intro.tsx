import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx';
import { PageWidth } from '../../ui/section.tsx';

type PageIntroProps = {
  readonly heading: string;
  readonly lead: string;
  readonly crumbs: readonly Crumb[];
  /** Stands beside it where there is room. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
};

/** The head of a text page: where it stands, what it is called, what it says in a sentence. */
export function PageIntro({ heading, lead, crumbs, aside, children }: PageIntroProps) {
  return (
    <PageWidth className="bg-brand-soft pt-4 pb-8 desktop:pt-6 desktop:pb-12">
      <Breadcrumb crumbs={crumbs} />
      <div className="flex items-end justify-between gap-8">
        <div>
          <h1 className="mt-4 max-w-text text-h1 desktop:mt-6">{heading}</h1>
          <p className="mt-3 max-w-text text-lead">{lead}</p>
          {children}
        </div>
        {aside}
      </div>
    </PageWidth>
  );
}
