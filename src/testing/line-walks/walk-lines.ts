import { expect } from 'vitest';
import { daysBetween, istanbulToday } from '#domain/dates.ts';
import { remindRenewals } from '#services/policy/remind-renewals.ts';
import type { ApiDoor, TestApi } from '../api-client.ts';
import { wireDoor } from '../wire-door.ts';
import { type Listed, listOwn, pay, readPolicy } from './purchase-stages.ts';
import { compare, quote, readDocuments } from './quote-stages.ts';
import { renew } from './renewal-stage.ts';
import { WalkedRow } from './stages.ts';
import type { WalkedLine } from './walked-lines.ts';
import { joinWalker, type Walker } from './walker.ts';
import { withdraw } from './withdrawal-stage.ts';

/** A policy that waits for its renewal. */
type Kept = { readonly row: WalkedRow; readonly walker: Walker; readonly listed: Listed };

const day = 86_400;

/** All that happens on the day of the purchase: one policy is kept, another given back. */
async function walkFirstDay(
  api: TestApi,
  door: ApiDoor,
  walked: WalkedLine,
  row: WalkedRow,
): Promise<Kept | undefined> {
  const begun = await row.walk('quote', async () => {
    const walker = await joinWalker(api, door, walked);
    return { ...(await quote(walker, walker.ways.answers)), walker };
  });
  if (!begun) return;
  const { walker } = begun;
  const compared = await row.walk('compare', () => compare(walker, begun));
  if (!compared) return;
  if (!(await row.walk('documents', () => readDocuments(walker, begun, compared.compared)))) return;
  const bought = await row.walk('payment', () => pay(walker, begun));
  if (!bought) return;
  if (!(await row.walk('policy', () => readPolicy(walker, begun, bought)))) return;
  const listed = await row.walk('my policies', () => listOwn(walker, bought));
  if (!listed) return;
  const withdrawn = await row.walk('withdrawal', async () => {
    const { answers, short } = walker.ways;
    const other = await pay(walker, await quote(walker, { ...answers, ...short }));
    const { detail } = await listOwn(walker, other);
    if (Object.keys(short).length > 0) expect(detail.Policy.RenewalFrom, 'a short term is not renewed').toBeNull();
    return withdraw(walker, other);
  });
  return withdrawn && { row, walker, listed };
}

/** Each kept policy on the first day on which it is spoken of. */
async function walkRenewals(api: TestApi, kept: readonly Kept[]): Promise<void> {
  const dueOn = ({ listed: { renewedBy } }: Kept) => renewedBy.Policy.RenewalFrom ?? renewedBy.Policy.PolicyEnd;
  for (const due of [...new Set(kept.map(dueOn))].sort()) {
    const spoken = kept.filter((policy) => dueOn(policy) === due);
    api.clock.advance(daysBetween(istanbulToday(api.clock.now()), due) * day);
    await remindRenewals({ ...api.ports, siteUrl: 'https://karsila.example' });
    await Promise.all(spoken.map(({ row, walker, listed }) => row.walk('renewal', () => renew(walker, listed, due))));
  }
}

/** Walks lines beside each other through all stages, over the wire; each row by the name of its line. */
export async function walkLines(api: TestApi, walked: readonly WalkedLine[]): Promise<ReadonlyMap<string, WalkedRow>> {
  const door = wireDoor(api);
  const rows = new Map(walked.map(({ name }) => [name, new WalkedRow()]));
  const begun = walked.map((line) => walkFirstDay(api, door, line, rows.get(line.name) as WalkedRow));
  const kept = await Promise.all(begun);
  await walkRenewals(
    api,
    kept.filter((policy) => policy !== undefined),
  );
  return rows;
}
