import { useEffect, useRef } from 'react';
import type { Field } from '#catalog/fields/field.ts';
import { quotationTexts as words } from '#messages/quote.ts';
import { Button } from '../ui/button.tsx';
import { type FirstStepTrouble, hasPlaceIn } from './first-step-trouble.ts';
import type { QuoteModel } from './kept-model.ts';

type FirstStepAlertProps = {
  readonly trouble: FirstStepTrouble | undefined;
  /** What the step asks. */
  readonly fields: readonly Field[];
  readonly busy?: boolean | undefined;
  readonly onRetry: (model: QuoteModel) => Promise<void>;
};

/** What stopped the step where no field of it is to blame, with a way to try again. It takes the focus when it comes. */
export function FirstStepAlert({ trouble, fields, busy = false, onRetry }: FirstStepAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  const told = trouble && !hasPlaceIn(trouble, fields) ? trouble : undefined;
  useEffect(() => {
    if (told) box.current?.focus();
  }, [told]);
  if (!told) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mt-5 rounded-field bg-error-soft p-4 text-error">
      <p>{told.refusal.text}</p>
      <Button variant="quiet" className="mt-3" loading={busy} onClick={() => void onRetry(told.model)}>
        {words.retry}
      </Button>
    </div>
  );
}
