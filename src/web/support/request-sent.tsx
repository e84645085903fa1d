import { type ReactNode, useEffect, useRef } from 'react';
import { sentRequestTexts as words } from '#messages/support-pages.ts';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import type { SentRequest } from './request-form.tsx';

type RequestSentProps = {
  readonly sent: SentRequest;
  /** Ways to go on. */
  readonly children: ReactNode;
};

/** In place of the form: the number to keep, and what happens next. */
export function RequestSent({ sent: { number, email }, children }: RequestSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card tone="brand" className="grid justify-items-start gap-3">
      <Icon name="checkCircle" className="size-8 text-success" />
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-h3 outline-none">
        {words.title}
      </h2>
      <p>
        {words.number}: <strong className="text-lead tabular-nums">{number}</strong>
      </p>
      <p className="max-w-text">{email ? words.visitor(email) : words.member}</p>
      <div className="mt-1 flex flex-wrap gap-3">{children}</div>
    </Card>
  );
}
