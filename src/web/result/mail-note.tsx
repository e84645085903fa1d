import { useState } from 'react';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import { mailTexts as words } from '#messages/result.ts';
import { browserHttp } from '../http/browser-http.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { CallAgency } from '../ui/notice.tsx';
import { failureToast } from '../ui/toasts/reply-toast.ts';
import { showToast } from '../ui/toasts/toast-store.ts';
import { CorrectEmail } from './correct-email.tsx';

type Told = Pick<OrderStatus, 'OrderReference' | 'Email' | 'Delivery' | 'NoteDelivery'>;

/** How far the documents came on their way to the person, and the way to have them sent once more. */
export function MailNote({ status, onCorrected }: { readonly status: Told; readonly onCorrected: () => void }) {
  const { OrderReference, Email, NoteDelivery } = status;
  const [busy, setBusy] = useState(false);
  const delivery = status.Delivery ?? 'waiting';
  const isRefused = delivery === 'refused';
  async function resend(): Promise<void> {
    setBusy(true);
    const reply = await browserHttp.call('resendDocuments', { OrderReference });
    setBusy(false);
    showToast(reply?.Success ? { kind: 'success', text: words.resent(reply.Data.Email) } : failureToast(reply));
  }
  return (
    <section
      aria-label={words.title}
      className={classNames('flex gap-3 rounded-card p-5', isRefused ? 'bg-warning-soft' : 'bg-mist')}
    >
      <Icon
        name={isRefused ? 'warning' : 'mail'}
        className={classNames('size-6 shrink-0', isRefused ? 'text-warning' : 'text-brand')}
      />
      <div className="min-w-0 grow">
        <div role="status" className="grid max-w-text gap-1">
          <p className="wrap-anywhere font-semibold">{words.told[delivery](Email)}</p>
          <p className="text-small">{words.follows[delivery]}</p>
          {NoteDelivery && <p className="text-small">{words.note[NoteDelivery]}</p>}
        </div>
        {delivery !== 'waiting' && (
          <div className="mt-3 grid gap-3 @xl:flex @xl:flex-wrap">
            <Button variant="quiet" loading={busy} onClick={() => void resend()}>
              {words.resend}
            </Button>
            {isRefused && <CallAgency />}
          </div>
        )}
        <CorrectEmail reference={OrderReference} onCorrected={onCorrected} />
      </div>
    </section>
  );
}
