import { textTable } from '#domain/text-table.ts';
import { campaignCommandTexts as texts } from '#messages/campaign.ts';
import { type Campaign, readCampaign } from './campaign-message.ts';
import type { PermissionPorts } from './ports.ts';
import { type CampaignTally, countPermitted, sendMarketing } from './send-marketing.ts';

export type CampaignPorts = {
  /** What the agency wrote. */
  readonly readText: () => Promise<string>;
  /** Reaches the database only where the command can be read. */
  readonly open: () => PermissionPorts;
};

export type CampaignAnswer = { readonly kind: 'said' | 'refused'; readonly text: string };

const refused = (text: string): CampaignAnswer => ({ kind: 'refused', text });
const said = (text: string): CampaignAnswer => ({ kind: 'said', text });

const outcomes = Object.keys(texts.tally) as (keyof CampaignTally)[];

type Told = { readonly channel: Campaign['channel']; readonly name: string | undefined };

function readWords([channel, name, ...more]: readonly string[]): Told | undefined {
  return (channel === 'sms' || channel === 'email') && more.length === 0 ? { channel, name } : undefined;
}

/** Sends marketing to who permits it; without a name it only counts them. */
export async function runCampaignCommand(ports: CampaignPorts, words: readonly string[]): Promise<CampaignAnswer> {
  const told = readWords(words);
  if (!told) return refused(texts.usage);
  const { channel, name } = told;
  if (name === undefined) return said(texts.permitted(await countPermitted(ports.open(), channel)));
  const read = readCampaign(channel, name, await ports.readText());
  if (read.kind !== 'campaign') return refused(texts.problems[read.kind]);
  const tally = await sendMarketing(ports.open(), read.campaign);
  return said(textTable(outcomes.map((outcome) => [texts.tally[outcome], String(tally[outcome])])));
}
