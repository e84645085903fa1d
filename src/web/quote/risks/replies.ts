import type { Envelope } from '#contracts/envelope.ts';
import { outcomes } from '#contracts/outcomes.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import { failureToast } from '../../ui/toasts/reply-toast.ts';
import type { ReadQuotation } from '../quotation.ts';
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
      return { kind: 'failed', toast: failureToast(reply), reply };
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
      return { kind: 'failed', toast: failureToast(reply), reply };
  }
}

/** The same where asking changes what is shown of the quotation: with the quotation as it stands then. */
export async function askedAnew<Kind extends RiskKind>(
  reply: Envelope | undefined,
  read: () => Promise<ReadQuotation<Kind>>,
): Promise<Asking<Kind>> {
  const asking = askingIn(reply);
  if (asking.kind !== 'asked') return asking;
  const updated = await read();
  return { kind: 'asked', quotation: updated.kind === 'read' ? updated.quotation : undefined };
}
