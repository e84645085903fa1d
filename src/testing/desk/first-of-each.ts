import { randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { consents, messages } from '#db/schema/consents.ts';
import { cancelRequests, reconciliationFindings, refunds } from '#db/schema/policies.ts';
import { supportMessages, supportRequests } from '#db/schema/support.ts';
import { recordsOf } from '../bought.ts';
import { sampleAsked } from '../quotations.ts';

const { phone, identity } = sampleAsked.customer;
const browser = { visitor: 'v', address: '::1' };

/** One purchase and one of everything that may come of it, as the product writes them: sealed values can be opened. */
export async function writeFirstOfEach(database: Database, now: Date): Promise<void> {
  const { bought, orders } = recordsOf(database);
  const order = await bought(now);
  const [policyId] = (await orders.policyIds(order)).values();
  if (policyId === undefined) throw new Error('Nothing was bought');
  const { id: orderId } = order;
  await database.insert(refunds).values({
    orderId,
    policyId,
    reason: 'withdrawal',
    promised: 100,
    amount: 100,
    state: 'paid',
    requestedAt: now,
    paidAt: now,
  });
  await database.insert(cancelRequests).values({
    policyId,
    ...browser,
    reason: 'other',
    note: 'Taşınıyorum.',
    state: 'accepted',
    told: 'accepted',
    way: 'agency',
    refund: 100,
    requestedAt: now,
    tryAt: now,
    forwardedAt: now,
    answeredAt: now,
  });
  await database.insert(reconciliationFindings).values({ orderId, kind: 'stuck', foundAt: now, seenAt: now });
  const requestId = randomUUID();
  await database.insert(supportRequests).values({
    id: requestId,
    number: 'D1',
    name: 'Deniz Örnek',
    email: 'deniz@example.com',
    phone,
    phoneIndex: phone,
    typeId: 1,
    status: 'closed',
    subject: 'Poliçem',
    createdAt: now,
    lastMessageAt: now,
  });
  await database.insert(supportMessages).values({ requestId, author: 'customer', text: 'Soru', sentAt: now });
  await database.insert(messages).values({
    channel: 'sms',
    purpose: 'policies',
    recipient: phone,
    recipientIndex: phone,
    reason: orderId,
    sentAt: now,
    state: 'sent',
  });
  await database.insert(consents).values({
    ...browser,
    phone,
    phoneIndex: phone,
    nationalNumber: identity.number,
    nationalNumberIndex: identity.number,
    purpose: 'dataNotice',
    channel: 'site',
    granted: true,
    textVersion: '1',
    act: 'verification',
    givenAt: now,
  });
}
