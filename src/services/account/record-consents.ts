import { type ConsentFact, saysNew } from '#domain/account/consents.ts';
import type { ConsentRecord, Consents, KnownContact } from '#ports/consents.ts';
import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';
import { versionOf } from './text-version.ts';

type Ports = Pick<AccountPorts, 'consents' | 'content' | 'secrets' | 'clock'>;

export type ConsentSubject = Pick<ConsentRecord, 'accountId' | 'phone' | 'nationalNumber' | 'act'>;

/** Those that are not stated yet, to the text in force. */
export async function unsaidFacts(
  ports: Pick<Ports, 'consents' | 'content' | 'secrets'>,
  facts: readonly ConsentFact[],
  customer: Parameters<Consents['of']>[0],
): Promise<readonly ConsentFact[]> {
  const stated = await ports.consents.of(customer);
  return facts.filter((fact) => saysNew(stated, { ...fact, textVersion: versionOf(ports, fact.purpose) }));
}

/** Stores each consent as a fact of its own; `known` where the phone is proven to be the customer's. */
export async function recordConsents(
  ports: Ports,
  facts: readonly ConsentFact[],
  given: ConsentSubject & { readonly caller: Caller; readonly known: KnownContact | undefined },
): ReturnType<Consents['add']> {
  const { caller, known, ...subject } = given;
  const records = facts.map((fact) => ({
    ...fact,
    ...subject,
    visitor: visitorOf(ports, caller),
    address: caller.address,
    textVersion: versionOf(ports, fact.purpose),
    givenAt: ports.clock.now(),
  }));
  return ports.consents.add(records, known);
}
