import { useState } from 'react';
import { text } from '#catalog/fields/read-answers.ts';
import { downloadDataForm } from '#catalog/forms/data-password.ts';
import { dataPageTexts } from '#messages/data-page.ts';
import { saveText } from '../../documents/save-text.ts';
import { Form } from '../../form/form.tsx';
import { type Refusal, refusalOf } from '../../ui/refusal.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { AccountCard } from '../account-card.tsx';
import { passwordFields } from '../password-asked.ts';
import { sealSecrets } from '../seal-secrets.ts';
import { useAccountCall } from '../use-account-call.ts';

const words = dataPageTexts.download;

/** Saves everything as two files, once the password has been given. */
export function DownloadData() {
  const [round, setRound] = useState(0);
  const call = useAccountCall();
  async function download(password: string): Promise<Refusal | undefined> {
    const secrets = await sealSecrets({ Password: password });
    if ('refusal' in secrets) return secrets.refusal;
    const reply = await call('myData', secrets.sealed);
    if (!reply?.Success) return refusalOf(reply, { fields: passwordFields });
    const { FileName, Json, PageFileName, Page } = reply.Data;
    saveText({ fileName: PageFileName, type: 'text/html', text: Page });
    saveText({ fileName: FileName, type: 'application/json', text: Json });
    showToast({ kind: 'success', text: words.done });
    setRound(round + 1);
    return undefined;
  }
  return (
    <AccountCard title={words.title} note={words.note}>
      <div className="max-w-modal">
        <Form
          // A new form after each download: no password stays in the field.
          key={round}
          definition={downloadDataForm}
          submitLabel={words.submit}
          onSubmit={({ model }) => download(text(model.Password, 'Password'))}
        />
      </div>
    </AccountCard>
  );
}
