import { useEffect, useRef } from 'react';
import { orderedTexts as words } from '#messages/checkout.ts';
import { Button } from '../ui/button.tsx';
import type { IconName } from '../ui/icon.tsx';
import { ChangeAnswers, Notice } from '../ui/notice.tsx';
import type { Ordered } from './payment-calls.ts';

const icons: Readonly<Record<Ordered['order']['Problem'], IconName>> = {
  bought: 'checkCircle',
  ended: 'info',
  underWay: 'clock',
  begun: 'clock',
};

type OrderedAlreadyProps = {
  readonly answer: Ordered;
  readonly onBack: () => void;
  /** To what became of the order. */
  readonly onShow: (reference: string) => void;
};

/** That what was to be paid is bought, was bought, or is being bought, with its policy and the way to it. */
export function OrderedAlready({ answer: { text, order }, onBack, onShow }: OrderedAlreadyProps) {
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with the form.
  useEffect(() => notice.current?.focus(), []);
  const { Problem, PolicyNo, FirmName, OrderReference } = order;
  // Of a policy that has ended the way on leads elsewhere.
  const isEnded = Problem === 'ended';
  const back = <ChangeAnswers text={words.back} quiet={!isEnded} onBack={onBack} />;
  return (
    <div ref={notice} role="alert" tabIndex={-1} className="outline-none">
      <Notice icon={icons[Problem]} title={words.titles[Problem]} text={text}>
        {PolicyNo !== undefined && (
          <p className="flex basis-full flex-wrap gap-x-2">
            <span>{words.policy(FirmName)}</span>
            <strong className="tabular-nums">{PolicyNo}</strong>
          </p>
        )}
        {isEnded && back}
        <Button variant={isEnded ? 'quiet' : 'brand'} onClick={() => onShow(OrderReference)}>
          {words.show[Problem]}
        </Button>
        {!isEnded && back}
      </Notice>
    </div>
  );
}
