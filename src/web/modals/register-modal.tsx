import { replyMessages, registerMessages as words } from '#messages/modals.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Button } from '../ui/button.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { checkRegister, registerFields } from './field-checks.ts';
import { ModalLink } from './modal-link.tsx';
import { NationalNumberField } from './national-number-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { fetchSecurityToken } from './security-token.ts';
import { useModalForm } from './use-modal-form.ts';

/** The password travels only under a security token; what follows the token is the registration, not built yet. */
async function send() {
  if (await fetchSecurityToken()) showToast({ kind: 'info', text: replyMessages.notReady });
}

const consentNames = { privacy: 'privacy', notice: 'notice', marketing: 'marketing' } as const;

export function RegisterModal({ onClose }: { readonly onClose: () => void }) {
  const { formProps, errors, sending } = useModalForm({ fields: registerFields, check: checkRegister, send });
  const password = { autoComplete: 'new-password', maxLength: 128 } as const;
  return (
    <ModalFrame isOpen onClose={onClose} title={words.title} dismissable={false}>
      <form {...formProps} className="flex flex-col gap-5">
        <p className="text-ink-soft">{words.intro}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="name" label={words.name} error={errors.name} autoComplete="given-name" maxLength={100} />
          <TextField
            name="surname"
            label={words.surname}
            error={errors.surname}
            autoComplete="family-name"
            maxLength={100}
          />
        </div>
        <NationalNumberField
          name="nationalNumber"
          label={words.nationalNumber}
          help={words.nationalNumberHelp}
          error={errors.nationalNumber}
        />
        <PhoneField name="phone" label={words.phone} help={words.phoneHelp} error={errors.phone} />
        <TextField
          name="email"
          label={words.email}
          error={errors.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <PasswordField name="password" label={words.password} error={errors.password} {...password} />
          <PasswordField name="passwordAgain" label={words.passwordAgain} error={errors.passwordAgain} {...password} />
        </div>
        <ConsentFields names={consentNames} errors={{ privacy: errors.privacy, notice: errors.notice }} />
        <Button type="submit" size="large" loading={sending} className="w-full">
          {words.submit}
        </Button>
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-ink-soft">
          {words.haveAccount} <ModalLink to="login">{words.login}</ModalLink>
        </p>
      </form>
    </ModalFrame>
  );
}
