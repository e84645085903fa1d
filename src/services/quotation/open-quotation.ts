import { variantOf } from '#catalog/flows/variants.ts';
import { firstStepProblems } from '#catalog/risks/people/first-step.ts';
import { quotedKind } from '#catalog/risks/quoted-lines.ts';
import type { RiskAnswers } from '#catalog/risks/risk-answers.ts';
import { istanbulToday } from '#domain/dates.ts';
import type { LineKey, VariantKey } from '#domain/lines.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import { normalisePhone } from '#domain/rules/phone.ts';
import type { FoundOf } from '#ports/found.ts';
import type { Person } from '#ports/insurer.ts';
import type { NewQuotation } from '#ports/quotations.ts';
import { keepLimits } from '../keep-limits.ts';
import { type Caller, visitorOf } from '../ports.ts';
import { riskServices } from '../risks/index.ts';
import { unlistedNationality } from '../risks/people/unlisted-countries.ts';
import type { RenewedPolicy } from '../risks/risk-service.ts';
import {
  type CheckCustomerAnswer,
  type CustomerFacts,
  type CustomerQuestion,
  checkCustomer,
  hasProvenPhone,
  phoneProvenFor,
} from '../verification/check-customer.ts';
import type { QuotationPorts } from './ports.ts';

export type OpenRequest<Kind extends RiskKind> = CustomerQuestion & {
  readonly kind: Kind;
  readonly line: LineKey;
  readonly variant: VariantKey | undefined;
  /** A quotation of this visitor to look again for, as long as nobody was asked yet. */
  readonly headerGuid: string | undefined;
  /** The customer as the first step of the line asks for them, where it judges them as a whole. */
  readonly firstStep?: Readonly<Record<string, unknown>> | undefined;
  /** Where offers go, and who sent the customer, as far as the first step asks for it. */
  readonly email?: string | undefined;
  readonly referenceCode?: string | undefined;
  /** What it is looked for by. */
  readonly answers: RiskAnswers<Kind>;
  /** The policy that the new one is to follow. */
  readonly renewed?: RenewedPolicy<Kind> | undefined;
};

export type OpenedQuotation<Kind extends RiskKind> = Omit<NewQuotation, 'visitor' | 'found'> & {
  readonly id: string;
  readonly found: FoundOf<Kind>;
};

/** A quotation that was not opened, and why. */
export type NotOpened =
  | Exclude<CheckCustomerAnswer, { kind: 'found' }>
  /** The line is not quoted by this kind of risk. */
  | { readonly kind: 'otherKind' }
  | { readonly kind: 'invalid'; readonly problems: readonly string[] };

export type OpenAnswer<Kind extends RiskKind> =
  | NotOpened
  | { readonly kind: 'opened'; readonly quotation: OpenedQuotation<Kind> };

type Customer = CustomerQuestion & { readonly email?: string | undefined };

type Ports = Pick<
  QuotationPorts,
  'codes' | 'registries' | 'lists' | 'limits' | 'limitFactor' | 'secrets' | 'clock' | 'quotations'
>;

function personOf({ identity, phone, email }: Customer, facts: CustomerFacts): Person {
  return {
    identity,
    name: facts.name,
    surname: facts.surname,
    birthdate: facts.birthdate,
    phone: normalisePhone(phone),
    email,
    provinceCode: facts.provinceCode,
    districtCode: facts.districtCode || undefined,
  };
}

async function store({ quotations, clock }: Ports, quotation: NewQuotation, again: string | undefined) {
  const reopened = again !== undefined && (await quotations.reopen(again, quotation));
  return reopened ? again : quotations.open(quotation, clock.now());
}

/** Asks the registers about a risk and its owner, for a visitor who has proven the phone, and keeps what they tell. */
export async function openQuotation<Kind extends RiskKind>(
  ports: Ports,
  request: OpenRequest<Kind>,
  caller: Caller,
): Promise<OpenAnswer<Kind>> {
  const { kind, line, answers } = request;
  const service = riskServices[kind];
  if (quotedKind(line) !== kind) return { kind: 'otherKind' };
  const problem = service.misidentified(line, answers);
  if (problem !== undefined) return { kind: 'invalid', problems: [problem] };
  const problems = request.firstStep
    ? firstStepProblems(line, request.firstStep, istanbulToday(ports.clock.now()))
    : [];
  if (problems.length > 0) return { kind: 'invalid', problems };
  // Asked first, so that nobody uses up the quotations of another's phone.
  if (!(await hasProvenPhone(ports, request.phone, caller))) return { kind: 'phoneUnverified' };
  if (service.isPersonal(answers) && !(await phoneProvenFor(ports, request.identity.number, caller)))
    return { kind: 'phoneUnverified' };
  const limited = await keepLimits(ports, 'quotation', { ...caller, phone: normalisePhone(request.phone) });
  if (limited) return limited;
  const unlisted = await unlistedNationality(ports, line, request.told?.nationality);
  if (unlisted.length > 0) return { kind: 'invalid', problems: unlisted };
  const checked = await checkCustomer(ports, request, caller);
  if (checked.kind !== 'found') return checked;

  const { identity, birthdate, renewed, told } = request;
  const customerTold = { gender: checked.customer.gender, nationality: told?.nationality };
  const searched = await service.search(ports, { line, identity, birthdate, customer: customerTold, answers, renewed });
  const { provinceName, districtName } = checked.customer;
  const customer = personOf(request, checked.customer);
  const found: FoundOf<Kind> = { ...searched, owner: customer, provinceName, districtName };
  const quotation = {
    line,
    variant: request.variant && variantOf(line, request.variant)?.key,
    phone: customer.phone,
    customer,
    referenceCode: request.referenceCode,
    campaign: caller.campaign,
  };
  const id = await store(ports, { ...quotation, found, visitor: visitorOf(ports, caller) }, request.headerGuid);
  return { kind: 'opened', quotation: { id, ...quotation, found } };
}
