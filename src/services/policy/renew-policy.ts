import { lines } from '#catalog/lines/index.ts';
import type { RiskAnswers } from '#catalog/risks/risk-answers.ts';
import { addDays, istanbulToday } from '#domain/dates.ts';
import { registeredNumber } from '#domain/identity.ts';
import type { LineKey } from '#domain/lines.ts';
import { renewalStartOn } from '#domain/policy/renewal.ts';
import type { RiskKind, RiskOf } from '#domain/risks/risk.ts';
import { plainDigits } from '#domain/turkish-text.ts';
import type { Found } from '#ports/found.ts';
import type { Policy } from '#ports/policies.ts';
import type { Asked } from '#ports/quotations.ts';
import { keepLimits } from '../keep-limits.ts';
import { type Caller, visitorOf } from '../ports.ts';
import { type NotOpened, openQuotation } from '../quotation/open-quotation.ts';
import { riskServices } from '../risks/index.ts';
import type { QuotationOf } from '../risks/of-kind.ts';
import type { ToldCustomer } from '../verification/check-customer.ts';
import { deliverLinkCode, type LinkCodeAnswer } from '../verification/deliver-link-code.ts';
import { type TryCodeAnswer, tryCode } from '../verification/try-code.ts';
import type { PolicyPorts } from './ports.ts';
import { renewalFrom } from './renewal-from.ts';
import { renewalDigest } from './renewal-link.ts';

/** A link outlives its policy by so many days: who is late is late, but not lost. */
const graceDays = 60;

/** The policy behind a link, as long as it is one to renew. */
async function linkedPolicy(ports: PolicyPorts, token: string): Promise<Policy | undefined> {
  const policy = await ports.renewals.findByLink(renewalDigest(ports, token));
  const today = istanbulToday(ports.clock.now());
  if (policy?.state !== 'active' || addDays(policy.end, graceDays) < today) return undefined;
  return renewalFrom(policy, today) === undefined ? undefined : policy;
}

/** Sends a code to the phone of the policy behind a link. */
export async function renewPolicy(
  ports: PolicyPorts,
  token: string,
  caller: Caller,
): Promise<LinkCodeAnswer | { readonly kind: 'notFound' }> {
  const policy = await linkedPolicy(ports, token);
  if (!policy) return { kind: 'notFound' };
  const { phone, line, identity } = policy;
  return deliverLinkCode(ports, { phone, purpose: line, nationalNumber: registeredNumber(identity) }, caller);
}

export type ConfirmRenewalAnswer =
  | Exclude<TryCodeAnswer, { kind: 'right' }>
  | Exclude<NotOpened, { kind: 'otherKind' }>
  | { readonly kind: 'otherKind'; readonly risk: RiskKind }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'opened'; readonly headerGuid: string; readonly line: LineKey };

type Renewed<Kind extends RiskKind> = {
  readonly policy: Policy;
  readonly before: QuotationOf<Kind>;
  readonly asked: Asked & { readonly answers: RiskAnswers<Kind>; readonly risk: RiskOf<Kind> };
};

/** What somebody told of themselves whom registers may not know. */
function toldBefore(found: Found): ToldCustomer | undefined {
  const { identity, name, surname, provinceCode } = found.owner;
  if (!('nationality' in found) || identity.kind === 'national') return undefined;
  return { name, surname, provinceCode, gender: found.gender, nationality: found.nationality };
}

/** Opens a quotation for the same risk and person; what held for the last policy is what its questions begin with. */
async function openAnew<Kind extends RiskKind>(
  ports: PolicyPorts,
  { policy, before, asked: { answers, customer, risk } }: Renewed<Kind>,
  caller: Caller,
): Promise<ConfirmRenewalAnswer> {
  const kind: Kind = risk.kind;
  const service = riskServices[kind];
  const { phone, line, end } = policy;
  const request = {
    kind,
    line,
    variant: undefined,
    headerGuid: undefined,
    identity: policy.identity,
    phone,
    birthdate: customer.birthdate,
    email: customer.email,
    told: toldBefore(before.found),
    answers: service.identifiers(risk),
    renewed: { ...policy, risk, found: before.found },
  };
  const opened = await openQuotation(ports, request, caller);
  if (opened.kind === 'otherKind') return { kind: 'otherKind', risk: kind };
  if (opened.kind !== 'opened') return opened;
  const { id, found } = opened.quotation;
  const { PolicyEnd: _end, ...carried } = service.carry({ line, risk, found: before.found, answers }, found);
  const PolicyStart = renewalStartOn(lines[line].renewalDays, service.nextStart(end), istanbulToday(ports.clock.now()));
  await ports.quotations.prefill(id, { ...carried, PolicyStart });
  return { kind: 'opened', headerGuid: id, line };
}

/** With the right code a new quotation for the same risk and person is this visitor's; every insurer is asked anew. */
export async function confirmRenewal(
  ports: PolicyPorts,
  { token, code }: { readonly token: string; readonly code: string },
  caller: Caller,
): Promise<ConfirmRenewalAnswer> {
  const policy = await linkedPolicy(ports, token);
  const before = policy && (await ports.quotations.read(policy.order.quotationId));
  if (!policy || !before?.asked) return { kind: 'notFound' };
  const { phone, line } = policy;
  const limited = await keepLimits(ports, 'confirm', { ...caller, phone });
  if (limited) return limited;
  const owner = { phone, purpose: line, visitor: visitorOf(ports, caller) };
  const tried = await tryCode(ports, owner, plainDigits(code).trim());
  if (tried.kind !== 'right') return tried;

  return openAnew(ports, { policy, before, asked: before.asked }, caller);
}
