import { insuredWords } from '#catalog/risks/insured.ts';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import { formatDay } from '#domain/dates.ts';
import { nextTexts as words } from '#messages/result.ts';
import { Icon, type IconName } from '../ui/icon.tsx';

type WhatFollowsProps = Pick<OrderStatus, 'Items' | 'Insured'>;

/** From when the person is covered, what to keep at hand, and when it ends. */
export function WhatFollows({ Items: [main], Insured }: WhatFollowsProps) {
  if (!main) return null;
  const { PolicyStart: start, PolicyEnd, RenewalFrom } = main;
  const end = formatDay(PolicyEnd);
  const steps: readonly (readonly [IconName, string])[] = [
    ['shield', words.start(formatDay(start))],
    ['document', words.keep],
    ['calendar', RenewalFrom ? words.end(end) : words.endForGood(end, insuredWords[Insured.Kind].lastPolicy)],
  ];
  return (
    <section aria-label={words.title}>
      <h3 className="text-h4">{words.title}</h3>
      <ul className="mt-3 grid gap-3">
        {steps.map(([icon, text]) => (
          <li key={text} className="flex gap-3">
            <Icon name={icon} className="size-6 shrink-0 text-brand" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
