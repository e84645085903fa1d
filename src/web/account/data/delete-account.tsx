import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { text } from '#catalog/fields/read-answers.ts';
import { deleteAccountForm } from '#catalog/forms/data-password.ts';
import { formatDay } from '#domain/dates.ts';
import { dataPageTexts } from '#messages/data-page.ts';
import { Form } from '../../form/form.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Note } from '../../ui/note.tsx';
import type { Refusal } from '../../ui/refusal.ts';
import { AccountCard } from '../account-card.tsx';
import type { DeletionPreview } from './load-data.ts';
import { useDeleteAccount } from './use-delete-account.ts';

const words = dataPageTexts.remove;

/** Deletes the account: what goes and what stays stands before the password, and the password before the yes. */
export function DeleteAccount({ preview }: { readonly preview: DeletionPreview | null }) {
  const { revalidate, state } = useRevalidator();
  return (
    <AccountCard title={words.title} note={words.note}>
      {preview ? (
        <>
          <Outlook preview={preview} />
          {preview.Hindrance ? (
            <Note look="warning" title={words.hindered}>
              <p>{preview.Hindrance}</p>
            </Note>
          ) : (
            <Asked />
          )}
        </>
      ) : (
        <>
          <p role="status">{words.failed}</p>
          <Button variant="quiet" className="mt-4" loading={state === 'loading'} onClick={() => void revalidate()}>
            {words.again}
          </Button>
        </>
      )}
    </AccountCard>
  );
}

function Outlook({ preview: { Deleted, Kept } }: { readonly preview: DeletionPreview }) {
  return (
    <div className="mb-6 grid gap-6 sm:grid-cols-2">
      <div>
        <h3 className="font-semibold">{words.goes}</h3>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          {Deleted.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-semibold">{words.stays}</h3>
        {Kept.length === 0 ? (
          <p className="mt-2">{words.nothingStays}</p>
        ) : (
          <>
            <p className="mt-1 text-ink-soft text-small">{words.staysNote}</p>
            <ul className="mt-2 grid list-disc gap-2 pl-5">
              {Kept.map(({ What, Why, Until, Count }) => (
                <li key={What}>
                  {What} ({Count})
                  <span className="block text-ink-soft text-small">
                    {Why}. {Until && words.until(formatDay(Until))}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

function Asked() {
  const [password, setPassword] = useState<string>();
  const [refused, setRefused] = useState<Refusal>();
  const { busy, remove } = useDeleteAccount();
  const close = () => setPassword(undefined);
  const confirm = async () => {
    const refusal = password === undefined ? undefined : await remove(password);
    close();
    setRefused(refusal);
  };
  return (
    <div className="max-w-modal">
      <Form
        definition={deleteAccountForm}
        submitLabel={words.submit}
        refused={refused}
        onSubmit={({ model }) => setPassword(text(model.Password, 'Password'))}
      />
      <ConfirmDialog
        isOpen={password !== undefined}
        title={words.confirmTitle}
        confirmText={words.confirm}
        cancelText={words.cancel}
        loading={busy}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        <p>{words.confirmText}</p>
      </ConfirmDialog>
    </div>
  );
}
