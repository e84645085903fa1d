import { secondsBefore } from '#domain/account/lifetimes.ts';
import { foundDays } from '#domain/quote/found-days.ts';
import { normalisePhone } from '#domain/rules/phone.ts';
import { plainDigits } from '#domain/turkish-text.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { type Caller, visitorOf } from '../ports.ts';
import type { CodePorts, DeliverCodeAnswer } from '../verification/deliver-code.ts';
import { sendCode } from '../verification/send-code.ts';
import { type TryCodeAnswer, tryCode } from '../verification/try-code.ts';
import { type OwnQuotation, sellersIn, withStage } from './own-quotations.ts';
import type { QuotationPorts } from './ports.ts';

const purpose = 'findOffers';

/** As many as a person looks through in a window. */
const most = 20;

/** Sends a code to a phone, whether or not anything was asked with it: the answer tells nobody which. */
export function findMyOffers(ports: CodePorts, phone: string, caller: Caller): Promise<DeliverCodeAnswer> {
  return sendCode(ports, { phone, purpose, nationalNumber: undefined }, caller);
}

export type FoundOffers =
  | Limited
  | Exclude<TryCodeAnswer, { kind: 'right' }>
  | { readonly kind: 'found'; readonly quotations: readonly OwnQuotation[] };

type Ports = CodePorts & Pick<QuotationPorts, 'panel' | 'quotations'>;

/** With the right code, what was lately asked with the phone is this visitor's too. */
export async function confirmFindMyOffers(
  ports: Ports,
  asked: { readonly phone: string; readonly code: string },
  caller: Caller,
): Promise<FoundOffers> {
  const phone = normalisePhone(asked.phone);
  const limited = await keepLimits(ports, 'confirm', { ...caller, phone });
  if (limited) return limited;
  const visitor = visitorOf(ports, caller);
  const tried = await tryCode(ports, { phone, purpose, visitor }, plainDigits(asked.code).trim());
  if (tried.kind !== 'right') return tried;
  const now = ports.clock.now();
  const since = secondsBefore(now, foundDays * 86_400);
  const view = { insurers: sellersIn(ports), now, most, since };
  const quotations = await ports.quotations.summariesOfPhone(phone, view);
  for (const { id } of quotations) await ports.quotations.admit(id, visitor, now);
  return { kind: 'found', quotations: quotations.map((summary) => withStage(summary, now)) };
}
