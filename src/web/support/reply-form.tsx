import { useState } from 'react';
import { text } from '#catalog/fields/read-answers.ts';
import { supportReplyForm } from '#catalog/forms/support-request.ts';
import { supportFormTexts, threadTexts as words } from '#messages/support-pages.ts';
import { Form } from '../form/form.tsx';
import { forgetKept } from '../form/kept-values.ts';
import type { SentForm } from '../form/use-engine.ts';
import { type Refusal, refusalOf } from '../ui/refusal.ts';
import { showToast } from '../ui/toasts/toast-store.ts';
import { Attachments } from './attachments.tsx';
import type { SupportCall } from './support-call.ts';
import { useAttachments } from './use-attachments.ts';

type ReplyFormProps = {
  readonly requestGuid: string;
  readonly call: SupportCall;
  readonly onReplied: () => void | Promise<void>;
};

/** Writes into a thread. What is typed is kept for this thread alone. */
export function ReplyForm({ requestGuid, call, onReplied }: ReplyFormProps) {
  const keepAs = `${supportReplyForm.id}:${requestGuid}`;
  const attachments = useAttachments();
  const [sent, setSent] = useState(0);
  async function send({ model }: SentForm): Promise<Refusal | undefined> {
    if (attachments.holdBack()) return undefined;
    const reply = await call('supportReply', {
      RequestGuid: requestGuid,
      Message: text(model.Message, 'Message'),
      FileGuids: attachments.guids,
    });
    if (!reply?.Success) return refusalOf(reply);
    forgetKept(keepAs);
    attachments.clear();
    setSent(sent + 1);
    showToast({ kind: 'success', text: words.sent });
    await onReplied();
    return undefined;
  }
  return (
    <Form key={sent} definition={supportReplyForm} keepAs={keepAs} submitLabel={supportFormTexts.send} onSubmit={send}>
      <Attachments attachments={attachments} />
    </Form>
  );
}
