import { verificationMessages as words } from '#messages/modals.ts';
import type { SentCode } from '../modal/modal-store.ts';
import { FieldError } from '../ui/field-error.tsx';

type SentNoteProps = Pick<SentCode, 'state' | 'problem'> & {
  readonly phone: string;
  /** Seconds until the next code may be asked for. */
  readonly left: number;
};

/** What became of the message: it left, the one of before still serves, or none could be sent. */
export function SentNote({ phone, state, problem, left }: SentNoteProps) {
  return (
    <>
      <p>{state === 'unsent' ? words.unsent(phone) : words.intro(phone)}</p>
      <p role="status" className="mt-1 font-medium text-brand empty:hidden">
        {/* Codes outlive the wait; after it nothing is known here of how long. */}
        {state === 'held' && left > 0 && words.stillServes}
      </p>
      <div role="alert">
        <FieldError id="code-unsent" error={state === 'unsent' ? problem : undefined} />
      </div>
    </>
  );
}
