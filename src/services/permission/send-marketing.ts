import { site } from '#config/site.ts';
import type { MessageName } from '#ports/message-ledger.ts';
import type { Permitted } from '#ports/permission-notices.ts';
import { versionOf } from '../account/text-version.ts';
import { partnerSignal } from '../ports.ts';
import { type Campaign, sendCampaign } from './campaign-message.ts';
import type { PermissionPorts } from './ports.ts';

/** What became of each who had permitted it. */
export type CampaignTally = Record<
  'sent' | 'sentBefore' | 'withdrawn' | 'unknownThere' | 'registerAway' | 'refused' | 'notNow',
  number
>;

const mostPerPage = 100;

async function sendTo(ports: PermissionPorts, campaign: Campaign, permitted: Permitted): Promise<keyof CampaignTally> {
  const { channel, name } = campaign;
  const { recipient } = permitted;
  const message: MessageName = { channel, recipient, purpose: 'marketing', reason: `campaign ${name}` };
  const before = await ports.ledger.last(message);
  if (before && before.state !== 'unavailable') return 'sentBefore';
  const there = await ports.permissionRegister.ask({ channel, recipient }, partnerSignal());
  if (there.kind === 'refused') {
    const textVersion = versionOf(ports, 'marketing');
    await ports.permissions.withdrawnThere(permitted, { since: there.since, textVersion, now: ports.clock.now() });
    return 'withdrawn';
  }
  if (there.kind === 'unknown') return 'unknownThere';
  if (there.kind === 'unavailable') return 'registerAway';
  // Between the page of names and this moment anybody may have changed their mind.
  if (!(await ports.permissions.isLatest(channel, permitted))) return 'withdrawn';
  const answer = await ports.ledger.once(message, ports.clock.now(), (id) =>
    sendCampaign(ports, campaign, { id, recipient, agency: site }),
  );
  if (answer.kind === 'busy' || answer.state === 'unavailable') return 'notNow';
  return answer.state;
}

/**
 * Sends a campaign to members whose latest word permits it, each once however often it is run. The national register is
 * asked right before each: what it refuses, does not know or cannot say is not sent.
 */
export async function sendMarketing(ports: PermissionPorts, campaign: Campaign): Promise<CampaignTally> {
  const tally: CampaignTally = {
    sent: 0,
    sentBefore: 0,
    withdrawn: 0,
    unknownThere: 0,
    registerAway: 0,
    refused: 0,
    notNow: 0,
  };
  for (let after = 0, more = true; more; ) {
    const page = await ports.permissions.permitted(campaign.channel, { after, most: mostPerPage });
    for (const permitted of page) tally[await sendTo(ports, campaign, permitted)] += 1;
    after = page.at(-1)?.consentId ?? after;
    more = page.length > 0;
  }
  return tally;
}

/** How many would be written to, as far as our own ledger tells. */
export async function countPermitted(
  { permissions }: Pick<PermissionPorts, 'permissions'>,
  channel: Campaign['channel'],
): Promise<number> {
  let count = 0;
  for (let after = 0, more = true; more; ) {
    const page = await permissions.permitted(channel, { after, most: mostPerPage });
    count += page.length;
    after = page.at(-1)?.consentId ?? after;
    more = page.length > 0;
  }
  return count;
}
