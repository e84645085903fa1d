import { site } from '#config/site.ts';
import { policyNotes } from '#messages/mails.ts';
import type { JobData } from '#ports/jobs.ts';
import type { MessageName, MessageRecord } from '#ports/message-ledger.ts';
import type { DeliveryAnswer } from '#ports/messaging.ts';
import type { Order } from '#ports/orders.ts';
import { partnerSignal } from '../ports.ts';
import { linkOwnOffers } from '../quotation/share-offers.ts';
import { acceptedContract } from './distance-sales.ts';
import { messageNames } from './message-names.ts';
import { policyDocument, type SoldPolicy, soldPolicy, summaryDocument } from './policy-documents.ts';
import { type GatheredDocuments, type PolicyMail, policyMail } from './policy-mail.ts';
import type { DocumentPorts } from './ports.ts';

/** Something outside did not answer; whoever runs the job tries again later. */
export class DeliveryPending extends Error {
  override readonly name = 'DeliveryPending';
}

/** After that the mail leaves with what is there. */
const patienceMs = 10 * 60_000;

async function policiesOf({ orders }: Pick<DocumentPorts, 'orders'>, order: Order): Promise<readonly SoldPolicy[]> {
  const ids = await orders.policyIds(order);
  return order.items.flatMap((item) => {
    const id = ids.get(item.id);
    return (id && soldPolicy(id, order, item)) || [];
  });
}

async function gatherDocuments(ports: DocumentPorts, order: Order): Promise<GatheredDocuments> {
  const policies = await policiesOf(ports, order);
  const contract = await acceptedContract(ports, order);
  const gathered = await Promise.all(
    policies.map(async (policy) => ({
      fetched: await policyDocument(ports, policy),
      summary: await summaryDocument(ports, policy),
    })),
  );
  return {
    documents: [
      ...gathered.flatMap(({ fetched, summary }) =>
        fetched.kind === 'document' ? [fetched.document, summary] : [summary],
      ),
      ...(contract ? [contract] : []),
    ],
    missing: gathered.flatMap(({ fetched }) => (fetched.kind === 'unavailable' ? [fetched.insurer] : [])),
  };
}

const tokenOf = (ports: DocumentPorts, order: Order) => linkOwnOffers(ports, { id: order.quotationId });

type Send = Parameters<DocumentPorts['ledger']['once']>[2];

async function sendOnce(ports: DocumentPorts, message: MessageName, send: Send): Promise<MessageRecord['state']> {
  const answer = await ports.ledger.once(message, ports.clock.now(), send);
  if (answer.kind === 'busy') throw new DeliveryPending(`${message.purpose} of ${message.reason} are being sent`);
  if (answer.state === 'unavailable') throw new DeliveryPending(`${message.channel} could not leave`);
  return answer.state;
}

/** As a message of its own: who asks for it again wants to find it. */
async function sendAgain(
  ports: DocumentPorts,
  message: MessageName,
  send: () => Promise<DeliveryAnswer>,
): Promise<void> {
  const answer = await send();
  const providerId = answer.kind === 'sent' ? answer.id : undefined;
  await ports.ledger.add({ ...message, sentAt: ports.clock.now(), providerId, state: answer.kind });
  if (answer.kind === 'unavailable') throw new DeliveryPending(`${message.channel} could not leave`);
}

/** A word to the phone, once, whether the mail could be delivered or not. */
async function sendNote(ports: DocumentPorts, order: Order, mail: MessageRecord['state']): Promise<void> {
  const { brand, phoneDisplay } = site;
  const text = mail === 'sent' ? policyNotes.mailed(brand) : policyNotes.notMailed(brand, phoneDisplay);
  await sendOnce(ports, messageNames(order).note, () =>
    ports.sms.send({ to: order.phone, text, oneTimeCode: false }, partnerSignal()),
  );
}

async function sendFirst(ports: DocumentPorts, order: Order, gathered: GatheredDocuments): Promise<void> {
  const { whole, partial } = messageNames(order);
  const isWhole = gathered.missing.length === 0;
  const waited = ports.clock.now().getTime() - order.updatedAt.getTime();
  const pending = new DeliveryPending(`Policies of ${gathered.missing.join(', ')} are not there yet`);
  if (!isWhole && waited < patienceMs) throw pending;
  const completes = isWhole && (await ports.ledger.last(partial))?.state === 'sent';
  const mail: PolicyMail = { order, gathered, completes, token: await tokenOf(ports, order) };
  const state = await sendOnce(ports, isWhole ? whole : partial, (id) =>
    ports.mail.send({ id, ...policyMail(ports, mail) }),
  );
  await sendNote(ports, order, state);
  if (!isWhole) throw pending;
}

/**
 * Sends the documents of an order: one mail when all policies are there; after a while one with what is there, and
 * another when the rest came. Repeating it sends nothing twice, unless it is to be sent again.
 */
export async function deliverPolicies(
  ports: DocumentPorts,
  { reference, again, wish }: JobData['deliverPolicies'],
): Promise<void> {
  const order = await ports.orders.find(reference);
  if (!order) throw new Error(`There is no order ${reference}`);
  if (order.state !== 'done') return;
  const gathered = await gatherDocuments(ports, order);
  if (!again) return sendFirst(ports, order, gathered);
  const { whole, partial } = messageNames(order);
  const mail: PolicyMail = { order, gathered, completes: false, token: await tokenOf(ports, order) };
  const name = gathered.missing.length === 0 ? whole : partial;
  const id = wish && `again-${wish}`;
  await sendAgain(ports, name, () => ports.mail.send({ id, ...policyMail(ports, mail) }));
}
