import { type SubmitEvent, useEffect, useRef } from 'react';
import { mailMyOffersTexts as words } from '#messages/keep-offers.ts';
import { askedProof } from '../../http/proof-desk.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ModalFrame } from '../../ui/modal-frame.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useStore } from '../../ui/use-store.ts';
import type { MailOffers } from './use-mail-offers.ts';

/** Asks where the offers go, and says where they went. */
export function MailOffersWindow({ mailing }: { readonly mailing: MailOffers }) {
  // The question for a code stands on the page, which a window would cover.
  const isProofAsked = useStore(askedProof, undefined) !== undefined;
  return (
    <ModalFrame isOpen={mailing.isOpen && !isProofAsked} onClose={mailing.close} title={words.title}>
      {mailing.sentTo === undefined ? (
        <AddressForm mailing={mailing} />
      ) : (
        <Sent to={mailing.sentTo} mailing={mailing} />
      )}
    </ModalFrame>
  );
}

function AddressForm({ mailing: { email, busy, problem, type, send } }: { readonly mailing: MailOffers }) {
  const input = useRef<HTMLInputElement>(null);
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (!busy && (await send())) input.current?.focus();
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <p className="mb-4">{words.intro}</p>
      <TextField
        ref={input}
        type="email"
        name="Email"
        label={words.email}
        required
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        value={email}
        error={problem}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <p className="mt-3 text-ink-soft text-small">{words.use}</p>
      <Button type="submit" className="mt-5 w-full" loading={busy}>
        {words.submit}
      </Button>
    </form>
  );
}

function Sent({ to, mailing: { close, anew } }: { readonly to: string; readonly mailing: MailOffers }) {
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => told.current?.focus(), []);
  return (
    <>
      <p ref={told} tabIndex={-1} className="flex gap-2 font-medium outline-none">
        <Icon name="checkCircle" className="mt-px size-6 shrink-0 text-success" />
        <span className="min-w-0 break-words">{words.done(to)}</span>
      </p>
      <p className="mt-2 text-ink-soft text-small">{words.doneHelp}</p>
      <Button className="mt-5 w-full" onClick={close}>
        {words.close}
      </Button>
      <div className="mt-2 text-center">
        <Button variant="link" onClick={anew}>
          {words.again}
        </Button>
      </div>
    </>
  );
}
