import { useRef } from 'react';
import type { FormValues } from '#catalog/fields/values.ts';
import type { Flow } from '#catalog/flows/flow.ts';
import type { PagePath } from '#catalog/pages/page.ts';
import { quoteTexts } from '#messages/quote.ts';
import { Honeypot, trapOf } from '../form/honeypot.tsx';
import { FirstStepForm } from './first-step-form.tsx';
import { FormNote } from './form-note.tsx';
import type { PostedStep } from './post-step.ts';
import type { useFirstStep } from './use-first-step.ts';

type QuoteStepProps = {
  readonly flow: Flow;
  /** Where the form goes while no script runs. */
  readonly action: PagePath;
  readonly posted: PostedStep | undefined;
  readonly onValues: (values: FormValues) => void;
  readonly busy: boolean;
  readonly onSubmit: ReturnType<typeof useFirstStep>['submit'];
};

/** The first step on its quote page: what it holds is sent once the phone is proven. */
export function QuoteStep({ flow, action, posted, onValues, busy, onSubmit }: QuoteStepProps) {
  const trap = useRef<HTMLInputElement>(null);
  return (
    <>
      <FirstStepForm
        flow={flow}
        action={action}
        posted={posted?.values}
        problems={posted?.problems}
        checks
        loading={busy}
        submitText={quoteTexts.continue}
        onValues={onValues}
        onSubmit={({ model }) => onSubmit(model, trapOf(trap.current))}
      >
        <input type="hidden" name="step" value="1" />
        <Honeypot ref={trap} />
      </FirstStepForm>
      <p role="status" className="mt-2 text-center text-ink-soft text-small empty:hidden">
        {busy ? quoteTexts.checking : ''}
      </p>
      {posted?.note && (
        <p role="alert" className="mt-4 rounded-field bg-warning-soft p-4 text-warning">
          {posted.note}
        </p>
      )}
      <FormNote text={quoteTexts.continueNote} />
    </>
  );
}
