import type { ReactNode } from 'react';
import { site } from '#config/site.ts';
import { emptyOffersTexts as words } from '#messages/offers.ts';
import { Button, buttonClasses } from './button.tsx';
import { Card } from './card.tsx';
import { Icon, type IconName } from './icon.tsx';

type NoticeProps = {
  readonly icon?: IconName;
  readonly title: string;
  readonly text: string;
  /** Level of its heading. */
  readonly heading?: 'h2' | 'h3';
  /** Ways to go on. */
  readonly children?: ReactNode;
};

/** Says that there is nothing to list, why, and what can be done. */
export function Notice({ icon = 'info', title, text, heading: Heading = 'h3', children }: NoticeProps) {
  return (
    <Card tone="mist" className="flex flex-col items-start gap-3">
      <Icon name={icon} className="size-8 text-brand" />
      <Heading className="text-h4">{title}</Heading>
      <p className="max-w-text text-ink-soft">{text}</p>
      {children && <div className="mt-1 flex flex-wrap gap-3">{children}</div>}
    </Card>
  );
}

export function CallAgency() {
  return (
    <a href={`tel:${site.phone}`} className={buttonClasses({ variant: 'quiet' })}>
      <Icon name="phone" className="size-5" />
      {words.call(site.phoneDisplay)}
    </a>
  );
}

type ChangeAnswersProps = {
  readonly text: string;
  /** Whether something else is the first thing to do. */
  readonly quiet?: boolean;
  readonly onBack: () => void;
};

export function ChangeAnswers({ text, quiet = false, onBack }: ChangeAnswersProps) {
  return (
    <Button variant={quiet ? 'quiet' : 'brand'} onClick={onBack}>
      {text}
    </Button>
  );
}
