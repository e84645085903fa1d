import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { loadConfig } from '#config/config.ts';
import { nodeCrypto } from '#connectors/node-crypto/index.ts';
import { addDays, istanbulToday } from '#domain/dates.ts';
import { sampleAsked, sampleQuotation } from '#testing/quotations.ts';
import { provePhone } from './prove-phone.ts';
import type { Stage } from './stage.ts';

const { secrets } = nodeCrypto(loadConfig({}).appSecret);
const patienceMs = 20_000;
/** A round in which its insurer refuses everybody may last so long. */
const longestRefusalMs = 90_000;

export type PricedOffer = { readonly id: string; readonly visitor: string; readonly email: string };

async function askOnce({ quotations, codes }: Stage, insurer: string): Promise<PricedOffer | undefined> {
  const visitor = randomUUID();
  const now = new Date();
  // Each buyer has a phone of its own: one that buys two hundred policies a day is stopped.
  const phone = `5${String(randomInt(1e9)).padStart(9, '0')}`;
  const owner = { phone, purpose: 'kasko', visitor: secrets.digest('visitor', visitor) } as const;
  const id = await quotations.open({ ...sampleQuotation(owner.visitor), phone }, now);
  await provePhone({ codes }, owner, now);
  const start = addDays(istanbulToday(now), 5);
  const questions = [{ line: 'kasko' as const, insurer, digest: visitor }];
  const asked = { ...sampleAsked, start, end: addDays(start, 365) };
  await quotations.ask(id, asked, { questions, now, windowMs: patienceMs });
  while (Date.now() < now.getTime() + patienceMs) {
    const rows = (await quotations.changes(id, undefined))?.rows ?? [];
    const priced = rows.find(({ offer }) => offer !== undefined);
    if (priced) return { id: priced.id, visitor, email: `${visitor}@ornek.example` };
    if (rows.some(({ state }) => state !== 'waiting')) return undefined;
    await pause(40);
  }
  return undefined;
}

/** An offer with a price, asked by the product itself, for a visitor nobody has seen before. */
export async function pricedOffer(stage: Stage, insurer: string): Promise<PricedOffer> {
  const until = Date.now() + longestRefusalMs;
  while (Date.now() < until) {
    const offer = await askOnce(stage, insurer);
    if (offer) return offer;
    await pause(300);
  }
  throw new Error(`${insurer} gave no price`);
}
