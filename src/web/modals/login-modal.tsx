import { replyMessages, loginMessages as words } from '#messages/modals.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Button } from '../ui/button.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { checkLogin, loginFields } from './field-checks.ts';
import { ModalLink } from './modal-link.tsx';
import { fetchSecurityToken } from './security-token.ts';
import { useModalForm } from './use-modal-form.ts';

/** Passwords travel only under a security token; what follows the token is the login itself, not built yet. */
async function send() {
  if (await fetchSecurityToken()) showToast({ kind: 'info', text: replyMessages.notReady });
}

export function LoginModal({ onClose }: { readonly onClose: () => void }) {
  const { formProps, errors, sending } = useModalForm({ fields: loginFields, check: checkLogin, send });
  return (
    <ModalFrame isOpen onClose={onClose} title={words.title}>
      <form {...formProps} className="flex flex-col gap-5">
        <TextField
          name="username"
          label={words.username}
          help={words.usernameHelp}
          error={errors.username}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={254}
        />
        <div>
          <PasswordField
            name="password"
            label={words.password}
            error={errors.password}
            autoComplete="current-password"
            enterKeyHint="go"
            maxLength={128}
          />
          <div className="flex justify-end">
            <ModalLink to="forgotPassword">{words.forgot}</ModalLink>
          </div>
        </div>
        <Button type="submit" size="large" loading={sending} className="w-full">
          {words.submit}
        </Button>
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-ink-soft">
          {words.noAccount} <ModalLink to="register">{words.register}</ModalLink>
        </p>
      </form>
    </ModalFrame>
  );
}
