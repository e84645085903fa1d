import { formatLira } from '#domain/money.ts';
import { textTable } from '#domain/text-table.ts';
import { advertTexts as texts } from '#messages/adverts.ts';
import type { CampaignResult, Campaigns } from '#ports/campaigns.ts';
import type { Clock } from '#ports/clock.ts';

export type AdvertsPorts = {
  readonly clock: Clock;
  /** Reaches the database only where the command can be read. */
  readonly open: () => Campaigns;
};

export type AdvertsAnswer = { readonly kind: 'said' | 'refused'; readonly text: string };

const usualDays = 30;
const dayMs = 86_400_000;

function line({ source, medium, campaign, quotations, orders, gross }: CampaignResult): readonly string[] {
  const named = [source, medium, campaign].map((told) => told ?? texts.untold);
  return [...named, String(quotations), String(orders), formatLira(gross)];
}

/** What advertising brought of late, as far as visitors agreed that it is remembered. */
export async function runAdvertsCommand(
  { clock, open }: AdvertsPorts,
  [days = String(usualDays), ...more]: readonly string[],
): Promise<AdvertsAnswer> {
  if (!/^[1-9]\d{0,3}$/.test(days) || more.length > 0) return { kind: 'refused', text: texts.usage };
  const since = new Date(clock.now().getTime() - Number(days) * dayMs);
  const results = await open().results(since);
  const text = results.length === 0 ? texts.empty(Number(days)) : textTable([texts.header, ...results.map(line)]);
  return { kind: 'said', text };
}
