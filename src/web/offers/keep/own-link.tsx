import { useId } from 'react';
import { ownLinkTexts as words } from '#messages/share.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Resume } from '../../verification/resume.tsx';
import { type OnResumed, resumeWay } from '../../verification/use-resume.ts';

export type OwnLinkProps = { readonly token: string; readonly onResumed: OnResumed };

/** Behind the link that an owner was mailed: the list opens with the code sent to its phone, and not before. */
export function OwnLink({ token, onResumed }: OwnLinkProps) {
  const titleId = useId();
  return (
    <Card role="region" aria-labelledby={titleId} className="@container max-w-3xl desktop:p-8">
      <Icon name="lock" className="size-8 text-brand" />
      <h2 id={titleId} className="mt-2 text-h3">
        {words.title}
      </h2>
      <p className="mt-2 mb-4 max-w-text text-ink-soft">{words.why}</p>
      <Resume key={token} token={token} way={resumeWay} texts={words} onResumed={onResumed} />
    </Card>
  );
}
