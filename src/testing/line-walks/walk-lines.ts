import { expect } from 'vitest';
import { daysBetween, istanbulToday } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import { remindRenewals } from '#services/policy/remind-renewals.ts';
import type { ApiDoor, TestApi } from '../api-client.ts';
import { wireDoor } from '../wire-door.ts';
import { type Listed, listOwn, pay, readPolicy } from './purchase-stages.ts';
import { compare, quote, readDocuments } from './quote-stages.ts';
import { renew } from './renewal-stage.ts';
import { WalkedRow } from './stages.ts';
import { joinWalker, type Walker } from './walker.ts';
import { withdraw } from './withdrawal-stage.ts';

/** A policy that waits for its renewal. */
type Kept = { readonly row: WalkedRow; readonly walker: Walker; readonly listed: Listed };

const day = 86_400;

/** All that happens on the day of the purchase: one policy is kept, another given back. */
async function walkFirstDay(api: TestApi, door: ApiDoor, line: LineKey, row: WalkedRow): Promise<Kept | undefined> {
  const begun = await row.walk('quote', async () => {
    const walker = await joinWalker(api, door, line);
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
  const dueOn = ({ listed }: Kept) => listed.detail.Policy.RenewalFrom ?? '';
  for (const due of [...new Set(kept.map(dueOn))].sort()) {
    const spoken = kept.filter((policy) => dueOn(policy) === due);
    if (due !== '') api.clock.advance(daysBetween(istanbulToday(api.clock.now()), due) * day);
    await remindRenewals({ ...api.ports, siteUrl: 'https://karsila.example' });
    await Promise.all(
      spoken.map(({ row, walker, listed }) =>
        row.walk('renewal', async () => {
          if (due === '') throw new Error('It is a policy of some weeks, which is not renewed');
          return renew(walker, listed, due);
        }),
      ),
    );
  }
}

/** Walks lines beside each other through all stages, over the wire. */
export async function walkLines(api: TestApi, keys: readonly LineKey[]): Promise<ReadonlyMap<LineKey, WalkedRow>> {
  const door = wireDoor(api);
  const rows = new Map(keys.map((line) => [line, new WalkedRow()]));
  const kept = await Promise.all([...rows].map(([line, row]) => walkFirstDay(api, door, line, row)));
  await walkRenewals(
    api,
    kept.filter((walked) => walked !== undefined),
  );
  return rows;
}
