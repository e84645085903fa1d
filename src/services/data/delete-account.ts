import { marketingChannels } from '#domain/account/consents.ts';
import type { Account } from '#ports/accounts.ts';
import type { ConsentRecord, KeptConsent } from '#ports/consents.ts';
import type { Hindrance } from '#ports/personal-data.ts';
import type { GivenPassword } from '../account/check-own-password.ts';
import { recordSecurity } from '../account/record-security.ts';
import { versionOf } from '../account/text-version.ts';
import { type Caller, visitorOf } from '../ports.ts';
import { type ConfirmHolderAnswer, confirmHolder, type Holder, subjectOf } from './confirm-holder.ts';
import type { DataPorts } from './ports.ts';

export type DeleteAccountAnswer =
  | Exclude<ConfirmHolderAnswer, { kind: 'confirmed' }>
  | { readonly kind: 'deleted' }
  | { readonly kind: 'hindered'; readonly hindrances: readonly Hindrance[] };

/** A fact for every way of advertising that is still permitted. */
function withdrawalsOf(
  facts: readonly KeptConsent[],
  { ports, account, caller }: { readonly ports: DataPorts; readonly account: Account; readonly caller: Caller },
): readonly ConsentRecord[] {
  const { id: accountId, phone, nationalNumber } = account;
  const lastWord = (channel: (typeof marketingChannels)[number]) =>
    facts.findLast((fact) => fact.purpose === 'marketing' && fact.channel === channel);
  return marketingChannels
    .filter((channel) => lastWord(channel)?.granted)
    .map((channel) => ({
      accountId,
      phone,
      nationalNumber,
      visitor: visitorOf(ports, caller),
      address: caller.address,
      purpose: 'marketing',
      channel,
      granted: false,
      textVersion: versionOf(ports, 'marketing'),
      act: 'account',
      givenAt: ports.clock.now(),
    }));
}

/**
 * Deletes the account of its holder, with all that nothing has kept. Who presses twice is told the same twice. The phone
 * and the address of the account are told.
 */
export async function deleteAccount(
  ports: DataPorts,
  password: GivenPassword,
  holder: Holder,
): Promise<DeleteAccountAnswer> {
  const { caller, session } = holder;
  const confirmed = await confirmHolder(ports, password, holder);
  if (confirmed.kind !== 'confirmed') {
    recordSecurity(ports, 'accountDeletionRefused', { caller, accountId: session.accountId });
    return confirmed;
  }
  const { account } = confirmed;
  const answer = await ports.personalData.erase(subjectOf(account), {
    now: ports.clock.now(),
    withdrawalsOf: (facts) => withdrawalsOf(facts, { ports, account, caller }),
  });
  if (answer.kind === 'hindered') return answer;
  if (answer.kind === 'erased') recordSecurity(ports, 'accountDeleted', { caller, accountId: account.id });
  return { kind: 'deleted' };
}
