import type { PropertyAnswers } from '#catalog/risks/property/answers.ts';
import { isCompany } from '#domain/identity.ts';
import type { LineKey } from '#domain/lines.ts';
import { uavt } from '#domain/rules/uavt.ts';
import { ruleText } from '#messages/rules.ts';
import type { AddressSearch, FoundProperty } from '#ports/found.ts';
import type { AddressRecord, EarthquakePolicyRecord } from '#ports/registries.ts';
import { partnerSignal } from '../../ports.ts';
import type { RiskPorts, RiskSearch } from '../risk-service.ts';
import { plainPolicyNumber } from './policy-number.ts';
import { isLater, renewedRecord } from './renewed.ts';

type Search = RiskSearch<'property'>;

/** Where the code of an address came from, or why there is none. */
type Coded =
  | { readonly uavt: string; readonly policy: EarthquakePolicyRecord | undefined }
  | { readonly search: Exclude<AddressSearch, 'found'> };

export function misidentified(_line: LineKey, { UAVTNumber }: PropertyAnswers): string | undefined {
  const failure = UAVTNumber === undefined ? undefined : uavt(UAVTNumber);
  return failure && ruleText(failure);
}

async function byOldPolicy({ registries }: RiskPorts, typed: string): Promise<Coded> {
  const policyNumber = plainPolicyNumber(typed);
  const answer = await registries.earthquake.policy({ policyNumber }, partnerSignal());
  return answer.kind === 'found' ? { uavt: answer.record.uavt, policy: answer.record } : { search: answer.kind };
}

/** People are registered at an address, which is told to who knows their birth date; companies are not. */
async function byRegistration({ registries }: RiskPorts, { identity, birthdate }: Search): Promise<Coded> {
  if (isCompany(identity)) return { search: 'notFound' };
  if (birthdate === undefined) return { search: 'birthdateRequired' };
  const answer = await registries.addresses.registeredAt(
    { identityNumber: identity.number, birthdate },
    partnerSignal(),
  );
  return answer.kind === 'found' ? { uavt: answer.record.uavt, policy: undefined } : { search: answer.kind };
}

/** Where a person is registered tells where they live. */
export function asksRegistration({ UAVTNumber, OldPolicyNo, RegisteredAddress }: PropertyAnswers): boolean {
  return UAVTNumber === undefined && OldPolicyNo === undefined && RegisteredAddress === true;
}

async function codeOf(ports: RiskPorts, asked: Search): Promise<Coded> {
  const { UAVTNumber, OldPolicyNo } = asked.answers;
  if (UAVTNumber !== undefined) return { uavt: UAVTNumber, policy: undefined };
  if (OldPolicyNo !== undefined) return byOldPolicy(ports, OldPolicyNo);
  return asksRegistration(asked.answers) ? byRegistration(ports, asked) : { search: 'notAsked' };
}

/** The address behind a code. One that was insured before is known while its register is away. */
async function askAddress(
  { registries }: RiskPorts,
  uavt: string,
  { renewed }: Search,
): Promise<{ readonly search: AddressSearch; readonly address: AddressRecord | undefined }> {
  const answer = await registries.addresses.address(uavt, partnerSignal());
  if (answer.kind === 'found') return { search: 'found', address: answer.record };
  const known = renewed?.found.address;
  return answer.kind === 'unavailable' && known?.uavt === uavt
    ? { search: 'found', address: known }
    : { search: answer.kind, address: undefined };
}

/** The latest policy of an address, whoever knows it. */
async function askPolicy(
  { registries }: RiskPorts,
  { uavt, policy }: Extract<Coded, { uavt: string }>,
  { renewed }: Search,
): Promise<EarthquakePolicyRecord | undefined> {
  const answer = await registries.earthquake.policy({ uavt }, partnerSignal());
  const known = [answer.kind === 'found' ? answer.record : undefined, policy, renewed && renewedRecord(renewed)];
  return known.reduce(
    (latest, record) => (record?.uavt === uavt && isLater(record, latest) ? record : latest),
    undefined,
  );
}

/** Everything the registers know of a building, by the way to its address that was chosen. */
export async function searchProperty(ports: RiskPorts, asked: Search): Promise<FoundProperty> {
  const coded = await codeOf(ports, asked);
  if ('search' in coded) {
    return { kind: 'property', search: coded.search, address: undefined, earthquakePolicy: undefined };
  }
  const [{ search, address }, policy] = await Promise.all([
    askAddress(ports, coded.uavt, asked),
    askPolicy(ports, coded, asked),
  ]);
  return { kind: 'property', search, address, earthquakePolicy: address && policy };
}
