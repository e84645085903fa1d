import type { ReactNode } from 'react';
import type { PageContent } from '#contracts/calls/content.ts';
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx';
import { PageWidth } from '../../ui/section.tsx';

type PageIntroProps = { readonly content: PageContent; readonly crumb: Crumb; readonly children?: ReactNode };

/** The head of a text page: where it stands, what it is called, what it says in a sentence. */
export function PageIntro({ content, crumb, children }: PageIntroProps) {
  return (
    <PageWidth className="bg-brand-soft pt-4 pb-8 desktop:pt-6 desktop:pb-12">
      <Breadcrumb crumbs={[crumb]} />
      <h1 className="mt-4 max-w-text text-h1 desktop:mt-6">{content.Heading}</h1>
      <p className="mt-3 max-w-text text-lead">{content.Lead}</p>
      {children}
    </PageWidth>
  );
}
