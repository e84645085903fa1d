import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { FormValues } from '#catalog/fields/values.ts';
import type { Flow } from '#catalog/flows/flow.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import type { PagePath } from '#catalog/pages/page.ts';
import { quoteTexts } from '#messages/quote.ts';
import { Honeypot, trapOf } from '../form/honeypot.tsx';
import { showToast } from '../ui/toasts/toast-store.ts';
import { FirstStepAlert } from './first-step-alert.tsx';
import { FirstStepForm } from './first-step-form.tsx';
import { type FirstStepTrouble, refusedIn } from './first-step-trouble.ts';
import { FormNote } from './form-note.tsx';
import { takeHandedOver } from './handed-over.ts';
import { useMember } from './member/use-member.ts';
import type { PostedStep } from './post-step.ts';
import type { useFirstStep } from './use-first-step.ts';

type QuoteStepProps = {
  readonly flow: Flow;
  /** Where the form goes while no script runs. */
  readonly action: PagePath;
  readonly posted: PostedStep | undefined;
  readonly onValues: (values: FormValues) => void;
  readonly busy: boolean;
  readonly trouble: FirstStepTrouble | undefined;
  readonly onSubmit: ReturnType<typeof useFirstStep>['submit'];
  readonly onRetry: ReturnType<typeof useFirstStep>['goOn'];
};

/** The first step on its quote page: what it holds is sent once the phone is proven. */
export function QuoteStep({ flow, action, posted, onValues, busy, trouble, onSubmit, onRetry }: QuoteStepProps) {
  const member = useMember();
  const trap = useRef<HTMLInputElement>(null);
  const { state } = useLocation();
  const sendHandedOver = useEffectEvent(async () => {
    const handed = takeHandedOver(state);
    if (handed) await onSubmit(handed.model, handed.trap);
  });
  useEffect(() => {
    sendHandedOver().catch(() => showToast({ kind: 'error' }));
  }, []);
  return (
    <>
      <FirstStepForm
        flow={flow}
        member={member}
        action={action}
        posted={posted?.values}
        problems={posted?.problems}
        refused={refusedIn(trouble, fieldsOf(flow.form))}
        loading={busy}
        submitText={quoteTexts.continue}
        onValues={onValues}
        onSubmit={({ model }) => onSubmit(model, trapOf(trap.current))}
      >
        <Honeypot ref={trap} />
        <FirstStepAlert trouble={trouble} fields={fieldsOf(flow.form)} busy={busy} onRetry={onRetry} />
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
