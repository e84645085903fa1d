import { lines } from '#catalog/lines/index.ts';
import type { VehicleAnswers } from '#catalog/risks/vehicle/answers.ts';
import { addDays, istanbulToday } from '#domain/dates.ts';
import { registeredNumber } from '#domain/identity.ts';
import type { LineKey } from '#domain/lines.ts';
import { renewalStartOn } from '#domain/policy/renewal.ts';
import { plainDigits } from '#domain/turkish-text.ts';
import type { Policy } from '#ports/policies.ts';
import type { Quotation } from '#ports/quotations.ts';
import { keepLimits } from '../keep-limits.ts';
import { type Caller, visitorOf } from '../ports.ts';
import { type OpenAnswer, openQuotation } from '../quotation/open-quotation.ts';
import { mergeAnswers } from '../quotation/vehicle-answers.ts';
import { deliverLinkCode, type LinkCodeAnswer } from '../verification/deliver-link-code.ts';
import { type TryCodeAnswer, tryCode } from '../verification/try-code.ts';
import type { PolicyPorts } from './ports.ts';
import { renewalDigest } from './renewal-link.ts';

/** A link outlives its policy by so many days: who is late is late, but not lost. */
const graceDays = 60;

/** The policy behind a link, as long as it is one to renew. */
async function linkedPolicy(ports: PolicyPorts, token: string): Promise<Policy | undefined> {
  const policy = await ports.renewals.findByLink(renewalDigest(ports, token));
  const today = istanbulToday(ports.clock.now());
  return policy?.state === 'active' && addDays(policy.end, graceDays) >= today ? policy : undefined;
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
  | Exclude<OpenAnswer, { kind: 'opened' }>
  | { readonly kind: 'notFound' }
  | { readonly kind: 'opened'; readonly headerGuid: string; readonly line: LineKey };

/** What was true of the last policy and not of the next. */
function carried(
  { PolicyStart: _start, PolicyEnd: _end, NotarySaleDate: _sale, ...answers }: VehicleAnswers,
  PolicyStart: string,
): VehicleAnswers {
  return { ...answers, PolicyStart };
}

/** All that was known of the vehicle, for the day on which no register answers. */
function knownVehicle({ found }: Quotation): VehicleAnswers {
  const {
    Name: _name,
    Surname: _surname,
    CityCode: _city,
    TownCode: _town,
    ...vehicle
  } = mergeAnswers({ found, owner: found.owner }, {});
  return vehicle;
}

/** With the right code a new quotation for the same vehicle and person is this visitor's; every insurer is asked anew. */
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

  const { answers, customer, risk } = before.asked;
  const { plate, documentSerial, documentNumber, asbisNumber } = risk;
  const opened = await openQuotation(
    ports,
    {
      line,
      variant: undefined,
      headerGuid: undefined,
      nationalNumber: policy.identity.number,
      phone,
      birthdate: customer.birthdate,
      plate,
      permit: documentSerial && documentNumber ? `${documentSerial}${documentNumber}` : undefined,
      asbisNumber,
    },
    caller,
  );
  if (opened.kind !== 'opened') return opened;
  const { id, found } = opened.quotation;
  const known = found.vehicle ? answers : { ...knownVehicle(before), ...answers };
  await ports.quotations.prefill(
    id,
    carried(known, renewalStartOn(lines[line].renewalDays, policy.end, istanbulToday(ports.clock.now()))),
  );
  return { kind: 'opened', headerGuid: id, line };
}
