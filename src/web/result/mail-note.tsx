import { useState } from 'react';
import { mailTexts as words } from '#messages/result.ts';
import { browserHttp } from '../http/browser-http.ts';
import { failureToast } from '../modals/reply-toast.ts';
import { showToast } from '../toasts/toast-store.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

type MailNoteProps = { readonly reference: string; readonly email: string };

/** Where the papers go, and the way to have them sent once more. */
export function MailNote({ reference, email }: MailNoteProps) {
  const [busy, setBusy] = useState(false);
  async function resend(): Promise<void> {
    setBusy(true);
    const reply = await browserHttp.call('resendDocuments', { OrderReference: reference });
    setBusy(false);
    showToast(reply?.Success ? { kind: 'success', text: words.resent(reply.Data.Email) } : failureToast(reply));
  }
  return (
    <section aria-label={words.title} className="flex gap-3 rounded-card bg-mist p-5">
      <Icon name="mail" className="size-6 shrink-0 text-brand" />
      <div className="min-w-0">
        <p className="font-semibold">{words.sending(email)}</p>
        <p className="mt-1 text-ink-soft text-small">{words.resendNote}</p>
        <Button variant="quiet" className="mt-3" loading={busy} onClick={() => void resend()}>
          {words.resend}
        </Button>
      </div>
    </section>
  );
}
