import { useNavigate, useRevalidator } from 'react-router';
import { readAnswers, text } from '#catalog/fields/read-answers.ts';
import { newPasswordForm, temporaryPasswordForm } from '#catalog/forms/change-password.ts';
import { newPasswordMessages as words } from '#messages/modals.ts';
import { changePassword } from '../account/change-password.ts';
import { myDataAddress } from '../account/use-enter-account.ts';
import { Form } from '../form/form.tsx';
import type { SentForm } from '../form/use-engine.ts';
import { closeModal, type ForcedPassword } from '../modal/modal-store.ts';
import { Button } from '../ui/button.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';
import { logOut } from '../user/use-log-out.ts';

const asked = { oldPassword: text, newPassword: text, retryPassword: text };

/** Who came in with a temporary password chooses a new one, or leaves. */
export function NewPasswordModal({ oldPassword }: ForcedPassword & { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const leave = async () => {
    closeModal();
    await logOut();
  };
  const send = async ({ model }: SentForm) => {
    const refusal = await changePassword(readAnswers({ oldPassword, ...model }, asked));
    if (refusal) return refusal;
    closeModal();
    await revalidate();
    await navigate(myDataAddress);
    return undefined;
  };
  return (
    <ModalFrame isOpen onClose={() => void leave()} title={words.title} dismissable={false} closeIcon={false}>
      <p className="mb-5 text-ink-soft">{words.intro}</p>
      <Form
        definition={oldPassword === undefined ? temporaryPasswordForm : newPasswordForm}
        submitLabel={words.submit}
        onSubmit={send}
      />
      <div className="mt-3 text-center">
        <Button variant="link" onClick={() => void leave()}>
          {words.leave}
        </Button>
      </div>
    </ModalFrame>
  );
}
