import { text } from '#catalog/fields/read-answers.ts';
import { confirmPasswordForm } from '#catalog/forms/confirm-password.ts';
import { confirmPasswordMessages as words } from '#messages/my-account.ts';
import { Form } from '../form/form.tsx';
import type { PasswordQuestion } from '../modal/modal-store.ts';
import { ModalFrame } from '../ui/modal-frame.tsx';

/** Asks for the password before what opens the account is changed. What stands in the form behind it stays there. */
export function ConfirmPasswordModal(props: PasswordQuestion & { readonly onClose: () => void }) {
  const { confirm, onLeave, onClose } = props;
  const leave = () => {
    onClose();
    onLeave();
  };
  return (
    <ModalFrame isOpen onClose={leave} title={words.title} dismissable={false}>
      <p className="mb-5">{words.intro}</p>
      <Form
        definition={confirmPasswordForm}
        submitLabel={words.submit}
        onSubmit={({ model }) => confirm(text(model.Password, 'Password'))}
      />
      <p className="mt-4 text-ink-soft text-small">{words.forgotten}</p>
    </ModalFrame>
  );
}
