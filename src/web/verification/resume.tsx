import { useEffect, useRef } from 'react';
import { text } from '#catalog/fields/read-answers.ts';
import { resumeTexts as words } from '#messages/share.ts';
import { Form } from '../form/form.tsx';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { useElementId } from '../ui/parts/element-ids.tsx';
import { Resend } from './resend.tsx';
import { resumeForm } from './resume-form.ts';
import { type OnResumed, type ResumeWay, useResume } from './use-resume.ts';

export type ResumeTexts = { readonly start: string; readonly startNote: string };

type ResumeProps<Opened> = {
  readonly token: string;
  readonly onResumed: OnResumed<Opened>;
  readonly way: ResumeWay<Opened>;
  /** What pressing the button means. */
  readonly texts?: ResumeTexts;
};

/** Lets the owner of what a link leads to go on with it on this device. */
export function Resume<Opened>({ token, onResumed, way, texts = words }: ResumeProps<Opened>) {
  const { left, sent, sending, problem, send, confirm, cancel } = useResume(token, onResumed, way);
  const titleId = useElementId();
  const title = useRef<HTMLHeadingElement>(null);
  const asksCode = sent !== undefined;
  useEffect(() => {
    if (asksCode) title.current?.focus();
  }, [asksCode]);
  if (!asksCode)
    return (
      <div className="rounded-card bg-brand-soft p-4 @xl:p-5">
        <p className="max-w-text text-small">{texts.startNote}</p>
        <Button className="mt-3" loading={sending} onClick={() => void send()}>
          {texts.start}
        </Button>
        <div role="alert">
          <FieldError id={`${titleId}-problem`} error={problem} />
        </div>
      </div>
    );
  return (
    <section aria-labelledby={titleId} className="max-w-modal rounded-card border border-line bg-paper p-4 @xl:p-5">
      <h2 id={titleId} ref={title} tabIndex={-1} className="text-h4 outline-none">
        {words.title}
      </h2>
      <p className="mt-1">{sent.phone === undefined ? words.sentBefore : words.sent(sent.phone)}</p>
      {sent.validSeconds !== undefined && (
        <p className="text-ink-soft text-small">{words.valid(Math.round(sent.validSeconds / 60))}</p>
      )}
      <Resend left={left} sending={sending} onResend={() => void send()} />
      <Form
        definition={resumeForm}
        submitLabel={words.submit}
        onSubmit={({ model }) => confirm(text(model.SmsActivationCode, 'SmsActivationCode'))}
      >
        <div role="alert">
          <FieldError id={`${titleId}-problem`} error={problem} />
        </div>
      </Form>
      <div className="mt-2 text-center">
        <Button variant="link" onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </section>
  );
}
