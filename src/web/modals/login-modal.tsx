import { loginForm } from '#catalog/forms/login.ts';
import { replyMessages, loginMessages as words } from '#messages/modals.ts';
import { Form } from '../form/form.tsx';
import { showToast } from '../toasts/toast-store.ts';
import { ModalFrame } from '../ui/modal-frame.tsx';
import { ModalLink } from './modal-link.tsx';
import { fetchSecurityToken } from './security-token.ts';

/** Passwords travel only under a security token; what follows the token is the login itself, not built yet. */
async function send() {
  if (await fetchSecurityToken()) showToast({ kind: 'info', text: replyMessages.notReady });
}

export function LoginModal({ onClose }: { readonly onClose: () => void }) {
  return (
    <ModalFrame isOpen onClose={onClose} title={words.title}>
      <Form definition={loginForm} submitLabel={words.submit} onSubmit={send}>
        <div className="flex justify-end">
          <ModalLink to="forgotPassword">{words.forgot}</ModalLink>
        </div>
      </Form>
      <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2 text-ink-soft">
        {words.noAccount} <ModalLink to="register">{words.register}</ModalLink>
      </p>
    </ModalFrame>
  );
}
