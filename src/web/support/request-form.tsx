import { type ReactNode, useRef, useState } from 'react';
import type { FormDefinition } from '#catalog/fields/field.ts';
import { optional, readAnswers, text } from '#catalog/fields/read-answers.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { agreementSlugs } from '#catalog/pages/info.ts';
import { attachmentTexts, supportFormTexts as words } from '#messages/support-pages.ts';
import { Form } from '../form/form.tsx';
import { Honeypot, trapOf } from '../form/honeypot.tsx';
import { forgetKept } from '../form/kept-values.ts';
import type { SentForm } from '../form/use-engine.ts';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { type Refusal, refusalOf } from '../ui/refusal.ts';
import { Attachments } from './attachments.tsx';
import { FirstAnswers } from './first-answers.tsx';
import type { SupportCall } from './support-call.ts';
import { useAttachments } from './use-attachments.ts';

/** A request that has arrived; Email where its answer goes to a visitor. */
export type SentRequest = { readonly guid: string; readonly number: string; readonly email: string | undefined };

type RequestFormProps = {
  readonly definition: FormDefinition;
  readonly values?: FormValues | undefined;
  /** Only who has proven a phone stores files with us. */
  readonly takesFiles: boolean;
  readonly call: SupportCall;
  readonly onSent: (sent: SentRequest) => void;
};

const asked = {
  TypeId: text,
  Subject: text,
  Message: text,
  PolicyGuid: optional(text),
  Name: optional(text),
  Email: optional(text),
  Phone: optional(text),
};

const writtenIn = ({ Subject, Message }: FormValues) => `${Subject ?? ''} ${Message ?? ''}`;

/** Opens a request to the agency. While it is written, answers that we have already are offered beside it. */
export function RequestForm({ definition, values, takesFiles, call, onSent }: RequestFormProps) {
  const trap = useRef<HTMLInputElement>(null);
  const attachments = useAttachments();
  const [written, setWritten] = useState('');
  async function send({ model }: SentForm): Promise<Refusal | undefined> {
    if (attachments.holdBack()) return undefined;
    const answers = readAnswers(model, asked);
    const reply = await call('supportAdd', { ...answers, FileGuids: attachments.guids, ...trapOf(trap.current) });
    if (!reply?.Success) return refusalOf(reply);
    forgetKept(definition.id);
    onSent({ guid: reply.Data.RequestGuid, number: reply.Data.RequestNo, email: answers.Email });
    return undefined;
  }
  return (
    <Form
      definition={definition}
      values={values}
      submitLabel={words.send}
      onValues={(held) => setWritten(writtenIn(held))}
      onSubmit={send}
      after={{ Message: <FirstAnswers written={written} /> }}
    >
      <Honeypot ref={trap} />
      {takesFiles ? <Attachments attachments={attachments} /> : <Small>{attachmentTexts.later}</Small>}
      <Small>
        {words.notice}{' '}
        <NewTabLink
          href={`/${agreementSlugs.lightingContract}`}
          icon={false}
          className="font-medium text-brand underline underline-offset-4"
        >
          {words.noticeLink}
        </NewTabLink>
      </Small>
    </Form>
  );
}

function Small({ children }: { readonly children: ReactNode }) {
  return <p className="mt-4 max-w-text text-ink-soft text-small">{children}</p>;
}
