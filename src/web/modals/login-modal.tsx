import { useRef } from 'react';
import { readAnswers, text } from '#catalog/fields/read-answers.ts';
import { loginForm } from '#catalog/forms/login.ts';
import { findOffersEntries as entries } from '#messages/find-offers.ts';
import { loginMessages as words } from '#messages/modals.ts';
import { useLogIn } from '../account/use-log-in.ts';
import { Form } from '../form/form.tsx';
import { Honeypot, trapOf } from '../form/honeypot.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';
import { ModalLink } from './modal-link.tsx';

const asked = { Username: text, Password: text };

export function LoginModal({ onClose }: { readonly onClose: () => void }) {
  const logIn = useLogIn();
  const trap = useRef<HTMLInputElement>(null);
  return (
    <ModalFrame isOpen onClose={onClose} title={words.title}>
      <Form
        definition={loginForm}
        submitLabel={words.submit}
        onSubmit={({ model }) => {
          const { Username, Password } = readAnswers(model, asked);
          return logIn({ username: Username, password: Password, trap: trapOf(trap.current) });
        }}
      >
        <Honeypot ref={trap} />
        <div className="flex justify-end">
          <ModalLink to="forgotPassword">{words.forgot}</ModalLink>
        </div>
      </Form>
      <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2 text-ink-soft">
        {words.noAccount} <ModalLink to="register">{words.register}</ModalLink>
      </p>
      <p className="mt-1 flex flex-wrap items-center justify-center gap-x-2 text-ink-soft">
        {entries.atLogin} <ModalLink to="findOffers">{entries.atLoginLink}</ModalLink>
      </p>
    </ModalFrame>
  );
}
