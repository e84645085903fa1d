import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { readAnswers, text } from '#catalog/fields/read-answers.ts';
import { changePasswordForm } from '#catalog/forms/change-password.ts';
import { newPasswordMessages } from '#messages/modals.ts';
import { myPasswordMessages as words } from '#messages/my-account.ts';
import { Form } from '../../form/form.tsx';
import { AccountCard } from '../account-card.tsx';
import { changePassword } from '../change-password.ts';

const asked = { oldPassword: text, newPassword: text, retryPassword: text };

export function MyPassword() {
  const [round, setRound] = useState(0);
  const { revalidate } = useRevalidator();
  return (
    <AccountCard title={words.title} note={words.note}>
      <Form
        // A new form after each change: no password stays in the fields.
        key={round}
        definition={changePasswordForm}
        submitLabel={newPasswordMessages.submit}
        onSubmit={async ({ model }) => {
          const refusal = await changePassword(readAnswers(model, asked));
          if (refusal) return refusal;
          setRound(round + 1);
          await revalidate();
          return undefined;
        }}
      />
    </AccountCard>
  );
}
