import { useId } from 'react';
import { mailedResultTexts as words } from '#messages/result.ts';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { CallAgency } from '../ui/notice.tsx';
import { Resume } from '../verification/resume.tsx';
import { resumeWay } from '../verification/use-resume.ts';

type MailedResultProps = { readonly token: string; readonly reference: string; readonly onProven: () => void };

/** Behind the link of the policy mail: the order opens with the code sent to its phone, and not before. */
export function MailedResult({ token, reference, onProven }: MailedResultProps) {
  const titleId = useId();
  return (
    <Card role="region" aria-labelledby={titleId} className="@container max-w-3xl desktop:p-8">
      <Icon name="lock" className="size-8 text-brand" />
      <h2 id={titleId} className="mt-2 text-h3">
        {words.title}
      </h2>
      <p className="mt-2 mb-4 max-w-text text-ink-soft">{words.why}</p>
      <Resume key={token} token={token} way={resumeWay} texts={words} onResumed={onProven} />
      <p className="mt-5 mb-3 max-w-text text-small">{words.otherwise(reference)}</p>
      <CallAgency />
    </Card>
  );
}
