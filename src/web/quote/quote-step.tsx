import { useState } from 'react';
import type { FormValues } from '#catalog/fields/values.ts';
import type { Flow } from '#catalog/flows/flow.ts';
import type { QuoteVariant } from '#catalog/flows/variants.ts';
import { quoteTexts } from '#messages/quote.ts';
import { showToast } from '../toasts/toast-store.ts';
import { FirstStepForm } from './first-step-form.tsx';
import { FormNote } from './form-note.tsx';
import type { PostedStep } from './post-step.ts';
import { type CodeReply, sendCode } from './send-code.ts';

type QuoteStepProps = {
  readonly flow: Flow;
  readonly variant: QuoteVariant;
  readonly posted: PostedStep | undefined;
  readonly onValues: (values: FormValues) => void;
};

/** The first step on its quote page: asks for the SMS code and says what came back. */
export function QuoteStep({ flow, variant, posted, onValues }: QuoteStepProps) {
  const [reply, setReply] = useState<CodeReply | undefined>(posted?.reply);
  return (
    <>
      <FirstStepForm
        flow={flow}
        action={variant.quotePath}
        posted={posted?.values}
        problems={posted?.problems}
        checks
        submitText={quoteTexts.continue}
        onValues={onValues}
        onSubmit={async ({ model }) => {
          setReply(undefined);
          const { browserHttp } = await import('../http/browser-http.ts');
          const { sent, messages } = await sendCode(browserHttp, variant.line, model);
          const text = messages.join('\n');
          showToast(sent ? { kind: 'success', text } : { kind: 'error', title: quoteTexts.errorTitle, text });
        }}
      >
        <input type="hidden" name="step" value="1" />
      </FirstStepForm>
      {reply && <PostedReply messages={reply.messages} />}
      <FormNote text={quoteTexts.continueNote} />
    </>
  );
}

/** What a page without scripts shows in place of a toast. */
function PostedReply({ messages }: { readonly messages: readonly string[] }) {
  return (
    <div role="alert" className="mt-4 rounded-field bg-warning-soft p-4 text-warning">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}
