import { registerForm } from '#catalog/forms/register.ts';
import { replyMessages, registerMessages as words } from '#messages/modals.ts';
import { Form } from '../form/form.tsx';
import { showToast } from '../toasts/toast-store.ts';
import { ModalFrame } from '../ui/modal-frame.tsx';
import { ModalLink } from './modal-link.tsx';
import { fetchSecurityToken } from './security-token.ts';

/** The password travels only under a security token; what follows the token is the registration, not built yet. */
async function send() {
  if (await fetchSecurityToken()) showToast({ kind: 'info', text: replyMessages.notReady });
}

export function RegisterModal({ onClose }: { readonly onClose: () => void }) {
  return (
    <ModalFrame isOpen onClose={onClose} title={words.title} dismissable={false}>
      <p className="mb-5 text-ink-soft">{words.intro}</p>
      <Form definition={registerForm} submitLabel={words.submit} onSubmit={send} />
      <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2 text-ink-soft">
        {words.haveAccount} <ModalLink to="login">{words.login}</ModalLink>
      </p>
    </ModalFrame>
  );
}
