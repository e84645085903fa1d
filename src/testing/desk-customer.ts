import { randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { accountRepositories } from '#db/repositories/account-repositories.ts';
import { documentRepository } from '#db/repositories/documents.ts';
import { policyRepositories } from '#db/repositories/policies/index.ts';
import { supportRepository } from '#db/repositories/support/index.ts';
import type { MessagePurpose } from '#domain/account/message-purposes.ts';
import { recordsOf } from './bought.ts';
import { newPerson, type Person } from './people.ts';
import { sampleAsked, sampleQuotation } from './quotations.ts';

const jobs = { sendWithin: async () => undefined };
const hash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA';

/** What people wrote, which nobody who only looks may read. */
export const written = {
  subject: 'Isaretli destek konusu',
  note: 'Isaretli iptal notu',
  file: 'isaretli-belge-adi.pdf',
  declined: 'Isaretli ret sebebi',
};

const customerOf = ({ NationalNumber, Phone, Email, Name, Surname }: Person) => ({
  ...sampleAsked.customer,
  identity: { kind: 'national', number: NationalNumber } as const,
  name: Name,
  surname: Surname,
  phone: Phone,
  email: Email,
});

/** Customers of the agency with what they left behind, written as the product writes it. */
export function deskCustomers(database: Database) {
  const records = recordsOf(database);
  const stored = accountRepositories(database);
  const support = supportRepository(database, jobs);
  const { policyBook, refunds } = policyRepositories(database, jobs);
  const whose = (person: Person) => ({ phone: person.Phone, customer: customerOf(person) });

  async function join(person: Person, at: Date, phoneVerified = true): Promise<string> {
    const { NationalNumber: nationalNumber, Email: email, Phone: phone, Name: name, Surname: surname } = person;
    const unknown = { birthdate: undefined, gender: undefined, cityCode: undefined, countyCode: undefined };
    const account = { nationalNumber, email, phone, name, surname, ...unknown, passwordHash: hash, phoneVerified };
    const opened = await stored.accounts.open({ ...account, registeredBy: randomUUID() }, { now: at, heldSince: at });
    if (opened.kind !== 'opened') throw new Error('No account was opened');
    return opened.id;
  }

  /** Asks about a car. */
  async function askAbout(plate: string, person: Person, at: Date): Promise<string> {
    const { phone, customer } = whose(person);
    const id = await records.quotations.open({ ...sampleQuotation(randomUUID()), phone, customer }, at);
    const insured = { ...sampleAsked.insured, key: plate, detail: plate };
    const questions = ['901', '902'].map((insurer) => ({ line: 'kasko', insurer, digest: randomUUID() }) as const);
    await records.quotations.ask(id, { ...sampleAsked, customer, insured }, { questions, now: at, windowMs: 1_000 });
    const [row] = (await records.quotations.changes(id, undefined))?.rows ?? [];
    if (row) await records.quotations.answer(row, { kind: 'declined', reason: written.declined }, at);
    return id;
  }

  async function write(person: Person, at: Date, accountId?: string): Promise<string> {
    const number = `D${randomUUID().replaceAll('-', '').slice(0, 7).toUpperCase()}`;
    const contact = { name: `${person.Name} ${person.Surname}`, email: person.Email, phone: person.Phone };
    const about = { policyId: undefined, orderReference: undefined, typeId: 1, subject: written.subject };
    const who = accountId === undefined ? { accountId: undefined, contact } : { accountId, contact: undefined };
    const request = { id: randomUUID(), number, ...who, ...about, linkDigest: randomUUID() };
    await support.open(request, { text: 'Merhaba', fileIds: [], sentAt: at });
    return number;
  }

  async function agree(
    person: Person,
    at: Date,
    { granted = true, accountId }: { granted?: boolean; accountId?: string } = {},
  ) {
    const who = { accountId, phone: person.Phone, nationalNumber: person.NationalNumber, visitor: 'v', address: 'a' };
    const fact = { purpose: 'marketing', channel: 'sms', granted, textVersion: 'surum-3', act: 'account' } as const;
    await stored.consents.add([{ ...who, ...fact, givenAt: at }], undefined);
  }

  async function send(recipient: string, reason: string, at: Date, purpose: MessagePurpose = 'policies') {
    const channel = recipient.includes('@') ? ('email' as const) : ('sms' as const);
    const message = { channel, purpose, recipient, reason };
    await stored.ledger.add({ ...message, sentAt: at, providerId: undefined, state: 'sent' });
  }

  /** Something of every kind. */
  async function live(
    person: Person = { ...newPerson(), Name: 'Zübeyde', Surname: 'Karaosmanoğlu' },
    accountId?: string,
  ) {
    const at = new Date();
    await agree(person, at, { granted: true });
    await agree(person, at, { granted: false });
    await askAbout('06ZZZ987', person, at);
    const order = await records.bought(at, { ...whose(person), ...(accountId && { accountId }) });
    const [policyId] = (await records.orders.policyIds(order)).values();
    if (policyId === undefined) throw new Error('Nothing was bought');
    const document = { subjectId: policyId, key: 'policy', fileName: written.file, content: new Uint8Array([1]) };
    await documentRepository(database).put(document, at);
    await send(person.Phone, 'code', at);
    await send(person.Email, order.reference, at);
    await policyBook.requestCancel(
      policyId,
      { visitor: 'v', address: 'a', reason: 'other', soldOn: undefined, note: written.note },
      at,
    );
    await refunds.openForNothing(order.id, 1_234, at);
    const number = await write(person, at);
    return { person, order, policyId, number };
  }

  return { records, join, askAbout, write, agree, send, live, whose };
}
