import type { ReactNode } from 'react';
import type { FaqPost } from '#contracts/calls/content.ts';
import { productTexts } from '#messages/pages.ts';
import { Section, type SectionProps } from '../../ui/section.tsx';
import { Questions } from './questions.tsx';

type FaqSectionProps = Pick<SectionProps, 'tone'> & {
  readonly posts: readonly FaqPost[];
  readonly children?: ReactNode;
};

/** Questions and answers as a band of a page. */
export function FaqSection({ posts, children, ...section }: FaqSectionProps) {
  if (posts.length === 0) return null;
  const half = Math.ceil(posts.length / 2);
  return (
    <Section title={productTexts.questions} {...section}>
      <div className="grid items-start gap-x-16 desktop:grid-cols-2">
        <Questions posts={posts.slice(0, half)} />
        <Questions posts={posts.slice(half)} continued />
      </div>
      {children}
    </Section>
  );
}
