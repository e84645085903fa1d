import type { ReactNode } from 'react';
import { articleTexts } from '#messages/pages.ts';
import { Section } from '../../ui/section.tsx';
import { Contents } from '../prose/contents.tsx';
import type { Heading } from '../prose/headings.ts';

type ArticleBodyProps = { readonly headings: readonly Heading[]; readonly children: ReactNode };

/** A text with its table of contents: above it on a phone, beside it on a desktop. */
export function ArticleBody({ headings, children }: ArticleBodyProps) {
  return (
    <Section className="pt-8 desktop:pt-14">
      <div className="grid gap-8 desktop:grid-cols-[min(16rem,30%)_minmax(0,1fr)] desktop:gap-16">
        <div>
          <div className="desktop:sticky desktop:top-24">
            <Contents title={articleTexts.contents} headings={headings} />
          </div>
        </div>
        <div className="min-w-0 max-w-text">{children}</div>
      </div>
    </Section>
  );
}
