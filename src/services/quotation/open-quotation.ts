import { variantOf } from '#catalog/flows/variants.ts';
import { vehicleColumns } from '#catalog/risks/vehicle/lines.ts';
import type { LineKey, VariantKey } from '#domain/lines.ts';
import { readPlate } from '#domain/risks/vehicle-plate.ts';
import { identityKind } from '#domain/rules/identity-number.ts';
import { normalisePhone } from '#domain/rules/phone.ts';
import type { Person } from '#ports/insurer.ts';
import type { NewQuotation } from '#ports/quotations.ts';
import { keepLimits } from '../keep-limits.ts';
import { type Caller, visitorOf } from '../ports.ts';
import {
  type CheckCustomerAnswer,
  type CustomerFacts,
  type CustomerQuestion,
  checkCustomer,
  hasProvenPhone,
} from '../verification/check-customer.ts';
import type { QuotationPorts } from './ports.ts';
import { searchVehicle } from './search-vehicle.ts';
import { splitPermit } from './vehicle-risk.ts';

export type OpenRequest = CustomerQuestion & {
  readonly line: LineKey;
  readonly variant: VariantKey | undefined;
  /** A quotation of this visitor to look again for, as long as nobody was asked yet. */
  readonly headerGuid: string | undefined;
  readonly plate: string | undefined;
  readonly permit: string | undefined;
  readonly asbisNumber: string | undefined;
};

export type OpenedQuotation = Omit<NewQuotation, 'visitor'> & { readonly id: string };

export type OpenAnswer =
  | Exclude<CheckCustomerAnswer, { kind: 'found' }>
  | { readonly kind: 'lineWithoutVehicle' | 'plateInvalid' }
  | { readonly kind: 'opened'; readonly quotation: OpenedQuotation };

type Ports = Pick<
  QuotationPorts,
  'codes' | 'registries' | 'lists' | 'limits' | 'limitFactor' | 'secrets' | 'clock' | 'quotations'
>;

function personOf({ nationalNumber, phone }: OpenRequest, facts: CustomerFacts): Person {
  return {
    kind: identityKind(nationalNumber),
    identityNumber: nationalNumber,
    name: facts.name,
    surname: facts.surname,
    birthdate: facts.birthdate,
    phone: normalisePhone(phone),
    email: undefined,
    provinceCode: facts.provinceCode,
    districtCode: facts.districtCode || undefined,
  };
}

async function store({ quotations, clock }: Ports, quotation: NewQuotation, again: string | undefined) {
  const reopened = again !== undefined && (await quotations.reopen(again, quotation));
  return reopened ? again : quotations.open(quotation, clock.now());
}

/** Asks the registers about a vehicle and its owner, for a visitor who has proven the phone, and keeps what they tell. */
export async function openQuotation(ports: Ports, request: OpenRequest, caller: Caller): Promise<OpenAnswer> {
  const { line, nationalNumber, plate: typed, permit, asbisNumber } = request;
  const columns = vehicleColumns(line);
  if (!columns) return { kind: 'lineWithoutVehicle' };
  const plate = typed && readPlate(typed, { rule: columns.plate, reserved: asbisNumber !== undefined });
  if (typed && !plate) return { kind: 'plateInvalid' };
  // Asked first, so that nobody uses up the quotations of another's phone.
  if (!(await hasProvenPhone(ports, request.phone, caller))) return { kind: 'phoneUnverified' };
  const limited = await keepLimits(ports, 'quotation', { ...caller, phone: normalisePhone(request.phone) });
  if (limited) return limited;
  const checked = await checkCustomer(ports, request, caller);
  if (checked.kind !== 'found') return checked;

  const { serial, number } = splitPermit(permit);
  const { provinceName, districtName } = checked.customer;
  const query = { line, identityNumber: nationalNumber, plate, asbisNumber };
  const searched = await searchVehicle(ports, { ...query, documentSerial: serial, documentNumber: number });
  const customer = personOf(request, checked.customer);
  const quotation = {
    line,
    variant: request.variant && variantOf(line, request.variant)?.key,
    phone: customer.phone,
    customer,
    found: { ...searched, owner: customer, provinceName, districtName },
  };
  const id = await store(ports, { ...quotation, visitor: visitorOf(ports, caller) }, request.headerGuid);
  return { kind: 'opened', quotation: { id, ...quotation } };
}
