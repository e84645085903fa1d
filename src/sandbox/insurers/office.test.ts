import { beforeEach, describe, expect, test } from 'vitest';
import { careFields, healthyPerson, journeyFields } from '#testing/people-fields.ts';
import { World } from '../world.ts';
import { type Application, readApplication } from './application.ts';
import { Office } from './office.ts';
import { personalities } from './personalities.ts';
import { reasons } from './reasons.ts';
import type { Proposal } from './records.ts';

let now: Date;
let world: World;
beforeEach(() => {
  now = new Date('2026-11-16T09:00:00Z');
  world = new World({ seed: 'test', now: () => now, publicUrl: 'http://localhost' });
});

function officeOf(code: string): Office {
  const personality = personalities.find((one) => one.code === code);
  if (!personality) throw new Error(code);
  return new Office(personality, world);
}

function plainQuestion(reference: string) {
  return {
    reference,
    product: 'trafik',
    startDate: '2026-11-16',
    endDate: '2027-11-16',
    customerType: 'individual',
    identityNumber: '11111111110',
    firstName: 'DENİZ',
    mobilePhone: '5550000001',
    provinceCode: '6',
    plate: '06ABC123',
    brandCode: '701',
    typeCode: '1001',
    modelYear: '2020',
    usageCode: '111-10',
    fuelType: 'Dizel',
    trafficStep: '4',
  };
}

function application(reference: string): Application {
  const read = readApplication(plainQuestion(reference));
  if ('kind' in read) throw new Error(read.fields.join());
  return read;
}

function proposalOf(office: Office, reference: string): Proposal {
  const reply = office.quote(application(reference));
  const proposal = reply.kind === 'offers' ? reply.proposals[0] : undefined;
  if (!proposal) throw new Error(JSON.stringify(reply));
  return proposal;
}

function orderFor({ number, gross }: Proposal, reference = 'order') {
  return { reference, proposalNumber: number, gross, installmentCount: 1 };
}

describe('an insurer’s office', () => {
  test('a reference belongs to one proposal, a proposal to one reference', () => {
    const office = officeOf('901');
    const [one, other] = [proposalOf(office, 'a'), proposalOf(office, 'b')];
    const issued = office.issue(orderFor(one));
    expect(issued.kind).toBe('issued');
    expect(office.issue(orderFor(one))).toEqual(issued);
    expect(office.issue(orderFor(other))).toEqual({ kind: 'declined', reason: reasons.otherProposal });
    expect(office.issue(orderFor(one, 'second'))).toEqual({ kind: 'declined', reason: reasons.alreadyIssued });
    expect(proposalOf(office, 'a').issued).toBe(true);
    expect(office.policies()).toHaveLength(1);
  });

  test('a plan that was not offered is refused', () => {
    const office = officeOf('901');
    const order = { ...orderFor(proposalOf(office, 'a')), installmentCount: 5 };
    expect(office.issue(order)).toEqual({ kind: 'declined', reason: reasons.installmentCount });
  });

  test('916 raises the price of some proposals by itself, once, and keeps to it', () => {
    const office = officeOf('916');
    const proposals = Array.from({ length: 100 }, (_, index) => proposalOf(office, `q-${index}`));
    const replies = proposals.map((proposal, index) => office.issue(orderFor(proposal, `o-${index}`)));
    const raised = replies.flatMap((reply, index) => (reply.kind === 'repriced' ? [{ reply, index }] : []));
    expect(raised.length).toBeGreaterThan(15);
    expect(raised.length).toBeLessThan(45);
    for (const { reply, index } of raised) {
      const proposal = proposals[index];
      if (!proposal) throw new Error('unexpected');
      expect(reply.gross).toBe(Math.round(proposal.gross * 1.03));
      expect(office.issue({ ...orderFor(proposal, `o-${index}`), gross: reply.gross }).kind).toBe('issued');
    }
    expect(office.policies()).toHaveLength(100);
  });

  test('told to reprice, it says so to who asks a second time, and issues at that price', () => {
    const office = officeOf('901');
    const before = proposalOf(office, 'a');
    world.behaviours.change('insurers/901', { mode: 'reprice' });
    const now = proposalOf(office, 'a');
    expect(now.number).toBe(before.number);
    expect(now.gross).toBe(Math.round(before.gross * 1.07));
    expect(office.issue(orderFor(now))).toMatchObject({ kind: 'issued' });
  });

  test('told to reprice, it asks seven percent more', () => {
    const office = officeOf('901');
    const proposal = proposalOf(office, 'a');
    world.behaviours.change('insurers/901', { mode: 'reprice' });
    const gross = Math.round(proposal.gross * 1.07);
    expect(office.issue(orderFor(proposal))).toEqual({ kind: 'repriced', gross, reason: reasons.priceChanged });
    expect(office.issue({ ...orderFor(proposal), gross })).toMatchObject({ kind: 'issued', policy: { gross } });
  });

  test('all comes back within fourteen days, the unused part after them, and only once', () => {
    const office = officeOf('901');
    const [early, late] = [proposalOf(office, 'a'), proposalOf(office, 'b')];
    const policies = [office.issue(orderFor(early, 'a')), office.issue(orderFor(late, 'b'))].map((reply) => {
      if (reply.kind !== 'issued') throw new Error(reply.kind);
      return reply.policy;
    });
    const [first, second] = policies;
    if (!first || !second) throw new Error('unexpected');
    now = new Date('2026-11-30T09:00:00Z');
    expect(office.cancel(first.policyNumber)).toMatchObject({ refund: first.gross });
    now = new Date('2027-05-18T09:00:00Z');
    expect(office.cancel(first.policyNumber)).toMatchObject({ refund: first.gross });
    expect(office.cancel(second.policyNumber)).toMatchObject({ refund: Math.floor((second.gross * 182) / 365) });
  });

  test.each([
    ['tamamlayici', '2026-11-20', 1],
    ['tamamlayici', '2026-12-04', 362 / 365],
    ['yabanci', '2026-12-01', 1],
    ['yabanci', '2026-12-04', 0],
    ['seyahat', '2026-12-01', 1],
    ['seyahat', '2026-12-02', 0],
  ] as const)('%s that begins on 1 December and is given back on %s returns its part', (product, day, part) => {
    const office = officeOf('908');
    const question = { ...plainQuestion('a'), product, startDate: '2026-12-01', endDate: '2027-12-01' };
    const read = readApplication({ ...question, ...careFields, ...journeyFields }, { insured: [healthyPerson] });
    if ('kind' in read) throw new Error(read.fields.join());
    const reply = office.quote(read);
    const [proposal] = reply.kind === 'offers' ? reply.proposals : [];
    if (!proposal) throw new Error(JSON.stringify(reply));
    const issued = office.issue(orderFor(proposal));
    if (issued.kind !== 'issued') throw new Error(issued.kind);
    now = new Date(`${day}T09:00:00Z`);
    const refund = Math.floor(issued.policy.gross * part);
    expect(office.cancel(issued.policy.policyNumber)).toMatchObject({ refund });
  });

  test('a reset forgets everything', () => {
    const office = officeOf('901');
    const proposal = proposalOf(office, 'a');
    office.issue(orderFor(proposal));
    world.reset();
    expect(office.policies()).toEqual([]);
    expect(office.proposal(proposal.number)).toBeUndefined();
    expect(office.status('order')).toBeUndefined();
  });
});
