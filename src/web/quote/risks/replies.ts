import type { Envelope } from '#contracts/envelope.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { failureToast } from '../../ui/toasts/reply-toast.ts';
import type { Asking, Opening } from './risk-flow.ts';

type NotOpened = Exclude<Opening, { kind: 'opened' }>;

/** How an opening ended that opened nothing. */
export function notOpened(reply: Envelope | undefined): NotOpened {
  switch (reply?.StatusCode) {
    case outcomes.birthdateRequired.code:
      return { kind: 'birthdate', toast: { kind: 'warning', text: reply.Message } };
    case outcomes.step.code:
      return { kind: 'unproven' };
    default:
      return { kind: 'failed', toast: failureToast(reply) };
  }
}

/** Numbers of rows as they are told: "1,3". */
function rowsIn(data: unknown): readonly number[] {
  const rows = typeof data === 'object' && data !== null && 'Rows' in data ? data.Rows : undefined;
  return typeof rows === 'string' ? rows.split(',').map(Number) : [];
}

/** How asking the insurers ended. */
export function askingIn(reply: Envelope | undefined): Asking<never> {
  switch (reply?.StatusCode) {
    case outcomes.ok.code:
      return { kind: 'asked' };
    case outcomes.notFound.code:
      return { kind: 'gone' };
    case outcomes.birthdateRequired.code:
      return { kind: 'birthdates', rows: rowsIn(reply.Data), toast: { kind: 'warning', text: reply.Message } };
    default:
      return { kind: 'failed', toast: failureToast(reply) };
  }
}
