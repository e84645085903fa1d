import type { PropsWithChildren } from 'react';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { useElementId } from '../ui/parts/element-ids.tsx';
import { Resume, type ResumeTexts } from './resume.tsx';
import { type OnResumed, resumeWay } from './use-resume.ts';

type OpenedByCodeProps = PropsWithChildren<{
  readonly token: string;
  readonly texts: ResumeTexts & { readonly title: string; readonly why: string };
  readonly onResumed: OnResumed;
}>;

/** Behind a link that was mailed: what it leads to opens with the code sent to its phone, and not before. */
export function OpenedByCode({ token, texts, onResumed, children }: OpenedByCodeProps) {
  const titleId = useElementId();
  return (
    <Card role="region" aria-labelledby={titleId} className="@container max-w-3xl desktop:p-8">
      <Icon name="lock" className="size-8 text-brand" />
      <h2 id={titleId} className="mt-2 text-h3">
        {texts.title}
      </h2>
      <p className="mt-2 mb-4 max-w-text text-ink-soft">{texts.why}</p>
      <Resume key={token} token={token} way={resumeWay} texts={texts} onResumed={onResumed} />
      {children}
    </Card>
  );
}
