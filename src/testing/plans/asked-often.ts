import { randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { dueJobs } from '#db/due-jobs.ts';
import { accountRepositories } from '#db/repositories/account-repositories.ts';
import { deskCancellationRepository } from '#db/repositories/desk/cancellations.ts';
import { deskCustomerRepository } from '#db/repositories/desk/find/index.ts';
import { deskPolicyRepository } from '#db/repositories/desk/policies.ts';
import { deskThreadRepository } from '#db/repositories/desk/threads.ts';
import { deskTodayRepository } from '#db/repositories/desk/today.ts';
import { documentRepository, soldPolicyRepository } from '#db/repositories/documents.ts';
import { insurerMessageRepository } from '#db/repositories/insurer-messages.ts';
import { orderRepository } from '#db/repositories/orders/index.ts';
import { permissionNoticeRepository } from '#db/repositories/permissions/index.ts';
import { personalDataRepository } from '#db/repositories/personal-data/index.ts';
import { policyRepositories } from '#db/repositories/policies/index.ts';
import { quotationRepository } from '#db/repositories/quotations/index.ts';
import { reviewRepository } from '#db/repositories/quotations/reviews.ts';
import { resultLinkRepository } from '#db/repositories/result-links.ts';
import { retentionRepository } from '#db/repositories/retention/index.ts';
import { supportRepository } from '#db/repositories/support/index.ts';
import { dataRing } from '#db/sealing/ring.ts';
import { keptSince, retentionKinds } from '#domain/retention.ts';
import type { Order } from '#ports/orders.ts';
import { sampleAsked, sampleQuotation } from '../quotations.ts';
import { silentAnnouncer } from '../silent-announcer.ts';

const jobs = { sendWithin: async () => undefined };

export const repositoriesOf = (database: Database) => ({
  ...accountRepositories(database),
  ...policyRepositories(database, jobs),
  orders: orderRepository(database, { announcer: silentAnnouncer, jobs }),
  queue: { due: (names: readonly string[]) => database.$client.query(dueJobs(names)) },
  quotations: quotationRepository(database, silentAnnouncer),
  reviews: reviewRepository(database, { announcer: silentAnnouncer, jobs }),
  documents: documentRepository(database),
  soldPolicies: soldPolicyRepository(database),
  tickets: insurerMessageRepository(database),
  permissions: permissionNoticeRepository(database),
  personalData: personalDataRepository(database),
  resultLinks: resultLinkRepository(database),
  retention: retentionRepository(database),
  support: supportRepository(database, jobs),
  deskToday: deskTodayRepository(database),
  deskThreads: deskThreadRepository(database),
  deskCancellations: deskCancellationRepository(database),
  deskPolicies: deskPolicyRepository(database),
  customers: deskCustomerRepository(database),
});

export type World = ReturnType<typeof repositoriesOf> & {
  readonly order: Order;
  readonly item: Order['items'][number];
  readonly policyId: string;
};

const now = new Date();
const until = new Date(now.getTime() + 60_000);
const yesterday = new Date(now.getTime() - 86_400_000);
const { phone, identity } = sampleAsked.customer;
const owner = { phone, nationalNumber: identity.number };
const visitor = 'visitor';
const customer = () => ({ key: dataRing().index('phone', phone), phone });
const message = { channel: 'email', purpose: 'policies', recipient: 'a@example.com', reason: 'r' } as const;

export type AskedOften = (world: World) => Promise<unknown>;

/** What is asked for every request, every look of somebody who waits, every second or every job. */
export const askedOften: Readonly<Record<string, AskedOften>> = {
  'the order that a buyer waits for': ({ orders, order }) => orders.find(order.reference),
  'the policies of an order': ({ orders, order }) => orders.policyIds(order),
  'the orders of a quotation': ({ orders, order }) => orders.ofQuotation(order.quotationId),
  'what else insures the same': ({ orders, order }) => orders.covers(order, { after: '2026-01-01', now }),
  'an order that changes': ({ orders, order }) => orders.correctEmail(order, 'b@example.com', now),
  'orders that are due': ({ orders }) => orders.claim('w', { most: 20, inHand: [] }),
  'the order of a job': ({ orders, order }) => orders.claimOne('w', order.reference),
  'an order that is put back': ({ orders, order }) => orders.putBack(order, 'w', 1_000),
  'jobs that are due': ({ queue }) => queue.due(['order', 'refund', 'tellSupport']),
  'what there is to do': ({ quotations }) => quotations.pending('w', now),
  'rows that wait': ({ quotations }) => quotations.claim('w', 200),
  'coverages that wait': ({ quotations }) => quotations.claimCoverages('w', 200),
  'reviews that are due': ({ reviews }) => reviews.claim('w', 200),
  'prices and questions that are over': ({ quotations }) => quotations.closeOverdue(now),
  'the changes of a list': ({ quotations, order }) => quotations.changes(order.quotationId, undefined),
  'the next changes of a list': ({ quotations, order }) =>
    quotations.changes(order.quotationId, { round: 0, revision: 1 }),
  'an answer': ({ quotations, item }) =>
    quotations.answer({ id: item.offerId, attempt: 1 }, { kind: 'declined', reason: 'r' }, now),
  'a coverage': ({ quotations, order, item: { insurer, proposalNumber } }) =>
    quotations.tellCoverages({ quotationId: order.quotationId, insurer, proposalNumber }, []),
  'the offers of a basket': ({ quotations, item }) => quotations.offers([item.offerId]),
  'a quotation': ({ quotations, order }) => quotations.read(order.quotationId),
  'a quotation of a browser': ({ quotations, order }) => quotations.find(order.quotationId, visitor),
  'a quotation of a person': ({ quotations, order }) => quotations.findOwn(order.quotationId, owner),
  'a quotation by a link': ({ quotations }) => quotations.findLinked('digest'),
  'a shared quotation': ({ quotations }) => quotations.findShared('digest'),
  'what a person asked for': ({ quotations }) => quotations.ownSummaries(owner, { insurers: ['901'], now, most: 20 }),
  'what the holder of a phone asked for': ({ quotations }) =>
    quotations.summariesOfPhone(phone, { since: now, insurers: ['901'], now, most: 20 }),
  'the things of a person': ({ quotations }) => quotations.ownRisks(owner, 20),
  'a new quotation': ({ quotations }) => quotations.open(sampleQuotation(visitor), now),
  'the policies of a person': ({ policyBook }) => policyBook.ofPerson(identity.number),
  'a policy': ({ policyBook, policyId }) => policyBook.find(policyId),
  'the purchase of a policy': ({ soldPolicies, policyId }) => soldPolicies.find(policyId),
  'a policy by its link': ({ renewals }) => renewals.findByLink('digest'),
  'the refund of a policy': ({ refunds, policyId }) => refunds.ofPolicy(policyId),
  'a refund that is taken': ({ refunds }) => refunds.claim(randomUUID(), 1_000),
  'refunds that wait': ({ refunds }) => refunds.waiting(50),
  'the cancellation of a policy': ({ cancellations, policyId }) => cancellations.ofPolicy(policyId),
  'cancellations that are due': ({ cancellations }) => cancellations.claim(1_000),
  'how many cancellations wait': ({ cancellations }) => cancellations.backlog(now),
  'orders to compare': ({ reconciliations }) => reconciliations.due(now, 50),
  'how many orders are to compare': ({ reconciliations }) => reconciliations.backlog(now),
  'the books of an order': async ({ reconciliations, order }) => {
    await reconciliations.policiesOf(order.id);
    await reconciliations.refundOf(order.id, now);
    await reconciliations.askedOnce(order.id);
    await reconciliations.flagsOf(order.id);
    await reconciliations.keep(order, { kinds: [], facts: '{}', now, next: () => until });
  },
  'open findings': ({ reconciliations }) => reconciliations.openFindings(),
  'untold findings': ({ reconciliations }) => reconciliations.untold(50),
  'the documents of a policy': ({ documents, policyId }) => documents.list(policyId),
  'a document': ({ documents, policyId }) => documents.get(policyId, 'policy'),
  'the last message about something': ({ ledger }) => ledger.last(message),
  'the messages of a member': ({ ledger, order }) =>
    ledger.sentTo({ accountId: order.id, phone, email: 'a@example.com' }, 50),
  'a message of an insurer': async ({ tickets }) => {
    const ticket = randomUUID();
    await tickets.isWaitedFor({ ticket, code: '901' });
    await tickets.keep({ ticket, code: '901' }, { headers: {}, body: '' });
    await tickets.take(ticket);
    await tickets.close(ticket);
  },
  'a session': async ({ sessions }) => {
    await sessions.find('digest', now);
    await sessions.isIdle('digest', now);
    await sessions.isAlive('digest', now);
  },
  'the sessions of a member': ({ sessions }) => sessions.list(randomUUID(), now),
  'a code': async ({ codes }) => {
    const code = { phone, purpose: 'login', visitor } as const;
    await codes.isWaiting(code, { now, mostTries: 3 });
    await codes.spendTry(code, { now, mostTries: 3 });
    await codes.isProven(code, now);
    await codes.hasProven(visitor, now);
    await codes.phoneProvenFor({ nationalNumber: identity.number, visitor }, now);
  },
  'what somebody agreed to': ({ consents }) => consents.of(owner),
  'a browser that gets another id': ({ visitors }) => visitors.succeed('nobody', 'next'),
  'a browser that leaves': ({ visitors }) => visitors.leave(visitor, 'next'),
  'a security token': ({ securityTokens }) => securityTokens.redeem({ guidDigest: 'd', visitor, now }),
  'the way back from the bank': async ({ resultLinks }) => {
    await resultLinks.open('digest', visitor, now);
    await resultLinks.openedBy(visitor, now);
  },
  'notices that are due': ({ notices }) => notices.due({ since: keptSince('notices', now), most: 50 }),
  'permissions to tell': ({ permissions }) => permissions.tellNext({ most: 50, now }, async () => []),
  'how many permissions are untold': ({ permissions }) => permissions.untold(now),
  'the requests of a member': ({ support }) => support.ofAccount(randomUUID(), undefined),
  'a request for help': async ({ support }) => {
    await support.find(randomUUID());
    await support.findByLink('digest');
    await support.messages(randomUUID());
  },
  'what waits at the desk': ({ deskToday }) => deskToday.waiting(now),
  'what was sold of late': ({ deskToday }) => deskToday.trade(yesterday, undefined),
  'what insurers answered': ({ deskToday }) => deskToday.insurers(yesterday, 70_000),
  'offers under review': ({ deskToday }) => deskToday.reviews({ skip: 25, most: 26 }),
  'a customer by what they say on the phone': ({ customers, order }) =>
    customers.find(
      [
        { kind: 'phone', phone },
        { kind: 'plate', plate: order.insured.key },
        { kind: 'policyNumber', spellings: ['p1', 'P1'] },
        { kind: 'orderReference', reference: order.reference },
        { kind: 'supportNumber', number: 'D1234567' },
      ],
      10,
    ),
  'who a customer is': ({ customers }) => customers.head(customer().key),
  'all that happened with a customer': ({ customers }) =>
    customers.timeline(customer(), { kind: undefined, skip: 0, most: 26 }),
  'what was written to a customer': ({ customers }) =>
    customers.timeline(customer(), { kind: 'message', skip: 25, most: 26 }),
  'all that is kept of a member': ({ personalData, order }) =>
    personalData.collect({ accountId: order.id, ...owner, email: 'a@example.com' }),
  'what becomes of it when they leave': ({ personalData, order }) =>
    personalData.outlook({ accountId: order.id, ...owner, email: 'a@example.com' }, now),
};

/** What the sweep looks for; what it finds is taken away by keys. */
export const swept: Readonly<Record<string, AskedOften>> = Object.fromEntries(
  retentionKinds.map((kind) => [
    `what is kept no longer of ${kind}`,
    ({ retention }: World) => retention.remove(kind, { now, before: keptSince(kind, now), most: 500 }),
  ]),
);
