import { useEffect, useRef } from 'react';
import { orderedTexts as words } from '#messages/checkout.ts';
import { Button } from '../ui/button.tsx';
import { ChangeAnswers, Notice } from '../ui/notice.tsx';
import type { Ordered } from './payment-calls.ts';

type OrderedAlreadyProps = {
  readonly answer: Ordered;
  readonly onBack: () => void;
  /** To what became of the order. */
  readonly onShow: (reference: string) => void;
};

/** That what was to be paid is bought, or being bought, with its policy and the way to it. */
export function OrderedAlready({ answer: { text, order }, onBack, onShow }: OrderedAlreadyProps) {
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with the form.
  useEffect(() => notice.current?.focus(), []);
  const { Problem, PolicyNo, FirmName, OrderReference } = order;
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="outline-none">
      <Notice icon={Problem === 'bought' ? 'checkCircle' : 'clock'} title={words.titles[Problem]} text={text}>
        {PolicyNo !== undefined && (
          <p className="flex basis-full flex-wrap gap-x-2">
            <span>{words.policy(FirmName)}</span>
            <strong className="tabular-nums">{PolicyNo}</strong>
          </p>
        )}
        <Button onClick={() => onShow(OrderReference)}>{words.show[Problem]}</Button>
        <ChangeAnswers text={words.back} quiet onBack={onBack} />
      </Notice>
    </div>
  );
}
