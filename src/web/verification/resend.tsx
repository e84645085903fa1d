import { verificationMessages as words } from '#messages/modals.ts';
import { Button } from '../ui/button.tsx';
import { showSeconds } from './resend-wait.ts';

type ResendProps = { readonly left: number; readonly sending: boolean; readonly onResend: () => void };

/** The way to another code, and how long it is closed. */
export function Resend({ left, sending, onResend }: ResendProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      <Button variant="link" disabled={left > 0 || sending} onClick={onResend}>
        {words.resend}
      </Button>
      <p className="text-ink-soft text-small" role={left > 0 ? undefined : 'status'}>
        {left > 0 ? (
          <>
            {words.resendWait}{' '}
            <span role="timer" className="font-semibold text-ink tabular-nums">
              {showSeconds(left)}
            </span>
          </>
        ) : (
          sending && words.sending
        )}
      </p>
    </div>
  );
}
