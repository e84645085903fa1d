import { describe, expect, test } from 'vitest';
import type { InsurerOffer, IssueAnswer, IssueRequest } from '../insurer.ts';
import type { SuiteTools } from './insurer-harness.ts';

function orderFor({ proposalNumber, gross }: InsurerOffer, reference: string): IssueRequest {
  return { reference, proposalNumber, gross, installmentCount: 1, paymentReference: 'odeme-1' };
}

/** Buying, asking what became of it, printing it and giving it back. */
export function testPurchase({ harness, lines, nextReference, offer, soon }: SuiteTools): void {
  /** Some insurers change their price when it comes to buying; who agrees gets the policy. */
  async function buy(order: IssueRequest): Promise<{ answer: IssueAnswer; order: IssueRequest }> {
    const answer = await harness().insurer.issue(order, soon());
    if (answer.kind !== 'repriced') return { answer, order };
    const agreed = { ...order, gross: answer.gross };
    return { answer: await harness().insurer.issue(agreed, soon()), order: agreed };
  }

  describe('purchase', () => {
    test.each(lines)('a policy of %s is issued once, found by reference, printed and cancelled', async (line) => {
      const { insurer, policiesHeld, today } = harness();
      const reference = nextReference();
      expect(await insurer.status(reference, soon())).toEqual({ kind: 'unknown' });
      const { answer, order } = await buy(orderFor(await offer(line), reference));
      if (answer.kind !== 'issued') throw new Error(JSON.stringify(answer));
      const { policy } = answer;
      expect(policy).toMatchObject({ gross: order.gross, start: today });
      if (insurer.capabilities.issueIsRepeatable) expect(await insurer.issue(order, soon())).toEqual(answer);
      expect(await policiesHeld(reference)).toBe(1);
      expect(await insurer.status(reference, soon())).toEqual({ kind: 'issued', policy });
      const printed = await insurer.document('policy', policy.policyNumber, soon());
      expect(printed.kind === 'document' && Buffer.from(printed.pdf).toString('latin1', 0, 4)).toBe('%PDF');
      const cancellation = { policyNumber: policy.policyNumber, reference, reason: 'cayma' };
      expect(await insurer.cancel(cancellation, soon())).toEqual({ kind: 'cancelled', refund: policy.gross });
      expect(await insurer.cancel(cancellation, soon())).toEqual({ kind: 'cancelled', refund: policy.gross });
      expect(await insurer.status(reference, soon())).toEqual({ kind: 'cancelled', policy });
    });

    test('orders repeated under one reference are one policy where the insurer is said to know them, else each is one', async () => {
      const { insurer, policiesHeld } = harness();
      const { order } = await buy(orderFor(await offer(), nextReference()));
      const answers = await Promise.all(Array.from({ length: 10 }, () => insurer.issue(order, soon())));
      const policies = insurer.capabilities.issueIsRepeatable ? 1 : 11;
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(Math.min(policies, 10));
      expect(await policiesHeld(order.reference)).toBe(policies);
    });

    test('a proposal becomes one policy, whatever reference asks for it, where orders are known', async () => {
      const { insurer, policiesHeld } = harness();
      const { order } = await buy(orderFor(await offer(), nextReference()));
      const reference = nextReference();
      const isKnown = insurer.capabilities.issueIsRepeatable;
      const kind = isKnown ? 'declined' : 'issued';
      expect(await insurer.issue({ ...order, reference }, soon())).toMatchObject({ kind });
      expect(await policiesHeld(reference)).toBe(isKnown ? 0 : 1);
    });

    test('a price that changes on the way is told, and issued when agreed to', async () => {
      const offered = await offer();
      harness().behave('reprice');
      const order = orderFor(offered, nextReference());
      const answer = await harness().insurer.issue(order, soon());
      if (answer.kind !== 'repriced') throw new Error(JSON.stringify(answer));
      expect(answer.gross).toBeGreaterThan(offered.gross);
      expect(await harness().policiesHeld(order.reference)).toBe(0);
      const agreed = await harness().insurer.issue({ ...order, gross: answer.gross }, soon());
      expect(agreed).toMatchObject({ kind: 'issued', policy: { gross: answer.gross } });
    });

    test('what it does not know is refused, not invented', async () => {
      const { insurer } = harness();
      const order = { ...orderFor(await offer(), nextReference()), proposalNumber: 'yok-1' };
      const answers = await Promise.all([
        insurer.coverage('yok-1', soon()),
        insurer.issue(order, soon()),
        insurer.cancel({ policyNumber: 'yok-2', reference: 'yok', reason: 'cayma' }, soon()),
        insurer.document('policy', 'yok-3', soon()),
      ]);
      expect(answers.map(({ kind }) => kind)).toEqual(['declined', 'declined', 'declined', 'declined']);
    });
  });
}

/** An insurer that only quotes. */
export function testNoPurchase({ harness, nextReference, offer, soon }: SuiteTools): void {
  test('nothing can be bought', async () => {
    const order = orderFor(await offer(), nextReference());
    expect(await harness().insurer.issue(order, soon())).toMatchObject({ kind: 'declined' });
    expect(await harness().insurer.status(order.reference, soon())).toEqual({ kind: 'unknown' });
  });
}
