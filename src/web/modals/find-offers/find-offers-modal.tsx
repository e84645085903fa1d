import { useEffect, useRef, useState } from 'react';
import { text } from '#catalog/fields/read-answers.ts';
import { findOffersForm } from '#catalog/forms/find-offers.ts';
import { masks } from '#domain/masks/masks.ts';
import { foundDays } from '#domain/quote/found-days.ts';
import { findOffersTexts as words } from '#messages/find-offers.ts';
import { focusWhenThere } from '../../form/focus-when-there.ts';
import { Form } from '../../form/form.tsx';
import { Button } from '../../ui/button.tsx';
import { ModalFrame } from '../../ui/modal-frame.tsx';
import type { Refusal } from '../../ui/refusal.ts';
import { Resend } from '../../verification/resend.tsx';
import { resumeForm } from '../../verification/resume-form.ts';
import { FoundOffers } from './found-offers.tsx';
import { useFindOffers } from './use-find-offers.ts';

type Finding = ReturnType<typeof useFindOffers>;

/** Finds the quotations of somebody without an account, by the phone they were asked with. */
export function FindOffersModal({ onClose }: { readonly onClose: () => void }) {
  const finding = useFindOffers();
  const { stage } = finding;
  return (
    <ModalFrame isOpen onClose={onClose} title={words.title}>
      {stage.kind === 'phone' && <PhoneQuestion finding={finding} />}
      {stage.kind === 'code' && <CodeQuestion finding={finding} phone={stage.phone} />}
      {stage.kind === 'found' && <FoundOffers quotations={stage.quotations} onLeave={onClose} />}
    </ModalFrame>
  );
}

function PhoneQuestion({ finding: { send } }: { readonly finding: Finding }) {
  return (
    <>
      <p className="mb-5">{words.intro(foundDays)}</p>
      <Form
        definition={findOffersForm}
        submitLabel={words.send}
        onSubmit={({ model }) => send(text(model.Phone, 'Phone'))}
      />
    </>
  );
}

function CodeQuestion({ finding, phone }: { readonly finding: Finding; readonly phone: string }) {
  const { left, sending, validMinutes, send, confirm, anew } = finding;
  const within = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<Refusal>();
  const resend = async () => setRefused(await send(phone));
  useEffect(() => (within.current ? focusWhenThere(within.current, 'input') : undefined), []);
  return (
    <div ref={within}>
      <p>{words.sent(masks.phoneNumber.format(phone))}</p>
      <p className="text-ink-soft text-small">{words.valid(validMinutes)}</p>
      <Resend left={left} sending={sending} onResend={() => void resend()} />
      <Form
        definition={resumeForm}
        refused={refused}
        submitLabel={words.submit}
        onSubmit={({ model }) => confirm(phone, text(model.SmsActivationCode, 'SmsActivationCode'))}
      />
      <div className="mt-2 text-center">
        <Button variant="link" onClick={anew}>
          {words.otherPhone}
        </Button>
      </div>
    </div>
  );
}
