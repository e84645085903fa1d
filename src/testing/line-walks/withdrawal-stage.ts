import { expect } from 'vitest';
import { lines } from '#catalog/lines/index.ts';
import { calls } from '#contracts/index.ts';
import { istanbulToday } from '#domain/dates.ts';
import { fromLira } from '#domain/money.ts';
import { carryRefundOf } from '../holder-receives.ts';
import { movementsOf, readDetail, withdrawAs } from '../policy-holder.ts';
import { type Bought, inLira } from './purchase-stages.ts';
import type { Walker } from './walker.ts';

/** Given back without a reason: the bank returns what the person was told. */
async function giveBack({ api, holder }: Walker, { order, policyId }: Bought) {
  const withdrawn = await withdrawAs(holder, policyId);
  expect(withdrawn.envelope.Messages).toEqual(['Başarılı']);
  await carryRefundOf(api, policyId);
  const { Policy, Refund } = await readDetail(holder, policyId);
  expect([Policy.State, Refund?.State, Refund?.Amount]).toEqual(['withdrawn', 'paid', Refund?.Promised]);
  const credits = (await movementsOf(api, order.OrderReference)).filter((row) => row.startsWith('Credit'));
  expect(credits).toEqual([`Credit ${fromLira(Refund?.Amount ?? 0)}`]);
  return { said: `given back, ${inLira(Refund?.Amount ?? 0)} returned` };
}

/** Where nobody withdraws without a reason the law's reason is told, and the request is kept. */
async function askToEnd({ api, holder }: Walker, { order, policyId: PolicyGuid }: Bought) {
  const preview = await holder.browser.byUser(calls.previewWithdrawal.path, { PolicyGuid });
  expect(preview.envelope.StatusCode).toBe(1011);
  const before = await movementsOf(api, order.OrderReference);
  const SoldOn = istanbulToday(api.clock.now());
  const reply = await holder.browser.byUser(calls.requestCancellation.path, { PolicyGuid, Reason: 'sold', SoldOn });
  expect(calls.requestCancellation.data.parse(reply.envelope.Data)).toMatchObject({
    Policy: { State: 'cancelRequested' },
    CancelRequest: { Reason: 'sold', SoldOn },
    Refund: null,
  });
  expect(await movementsOf(api, order.OrderReference)).toEqual(before);
  return { said: 'no withdrawal without a reason: end asked for (sold)' };
}

export async function withdraw(walker: Walker, bought: Bought): Promise<{ readonly said: string }> {
  return lines[walker.line].withdrawal.right === 'withReason' ? askToEnd(walker, bought) : giveBack(walker, bought);
}
