import { randomUUID } from 'node:crypto';
import { fileSeal, formerSeals } from '#connectors/node-crypto/index.ts';
import type { Database } from '#db/database.ts';
import { accountRepositories } from '#db/repositories/account-repositories.ts';
import { deskLogRepository } from '#db/repositories/desk/log.ts';
import { documentRepository } from '#db/repositories/documents.ts';
import { databaseContents } from '#db/repositories/files/contents.ts';
import { fileRepository } from '#db/repositories/files/index.ts';
import { resultLinkRepository } from '#db/repositories/result-links.ts';
import { supportRepository } from '#db/repositories/support/index.ts';
import { messageClaims } from '#db/schema/consents.ts';
import { operatorSessions, operators } from '#db/schema/desk.ts';
import { insurerMessages, insurerTickets } from '#db/schema/insurer-messages.ts';
import { coverageSets } from '#db/schema/quotations.ts';
import { istanbulToday } from '#domain/dates.ts';
import { quotaAt } from '#domain/files/upload-limits.ts';
import { keptUntil, type RetentionKind } from '#domain/retention.ts';
import type { ConsentRecord } from '#ports/consents.ts';
import { recordsOf } from './bought.ts';
import { testHealthPorts, testSecret } from './health-records.ts';
import { newPerson } from './people.ts';
import { sampleHealthQuotation, tellingDeclaration } from './sample-health.ts';
import { sandboxRing } from './sandbox-ring.ts';

const hash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA';
const sealedFiles = fileSeal(sandboxRing, formerSeals(testSecret));

const noJobs = { sendWithin: async () => undefined };

/** Tells whether a record is still there. */
type StillThere = () => Promise<boolean>;

/** One record of every kind that has a period, whose event was at a moment. */
export function retainedRecords(
  database: Database,
): Readonly<Record<RetentionKind, (event: Date) => Promise<StillThere>>> {
  const stored = accountRepositories(database);
  const records = recordsOf(database);
  const documents = documentRepository(database);
  const files = fileRepository(database, { seal: sealedFiles, contents: databaseContents(database) });
  const support = supportRepository(database, noJobs);
  const { healthRecords } = testHealthPorts(database);

  const isThere =
    (text: string, ...values: readonly unknown[]): StillThere =>
    async () =>
      ((await database.$client.query(`select 1 from ${text}`, [...values])).rowCount ?? 0) > 0;
  const newest = async (table: string, column = 'id') =>
    (await database.$client.query(`select ${column} as id from ${table} order by ${column} desc limit 1`)).rows[0].id;

  async function operator(): Promise<string> {
    const account = { passwordHash: 'h', totpSecret: 's', roles: ['read'], createdAt: new Date() } as const;
    const [row] = await database
      .insert(operators)
      .values({ ...account, name: randomUUID() })
      .returning();
    return row?.id ?? '';
  }

  async function account(at: Date, phoneVerified = true): Promise<string> {
    const { NationalNumber, Email, Phone } = newPerson();
    const person = { nationalNumber: NationalNumber, email: Email, phone: Phone, name: 'Ad', surname: 'Soyad' };
    const unknown = { birthdate: undefined, gender: undefined, cityCode: undefined, countyCode: undefined };
    const opened = await stored.accounts.open(
      { ...person, ...unknown, passwordHash: hash, phoneVerified, registeredBy: randomUUID() },
      { now: at, heldSince: at },
    );
    if (opened.kind !== 'opened') throw new Error('No account was opened');
    return opened.id;
  }

  async function consent(purpose: ConsentRecord['purpose'], granted: boolean, givenAt: Date): Promise<StillThere> {
    const { Phone, NationalNumber } = newPerson();
    const who = { accountId: undefined, phone: Phone, nationalNumber: NationalNumber, visitor: 'v', address: 'a' };
    const channel = purpose === 'marketing' ? 'sms' : 'site';
    await stored.consents.add(
      [{ ...who, purpose, channel, granted, textVersion: '1', act: 'account', givenAt }],
      undefined,
    );
    return isThere('consents where id = $1', await newest('consents'));
  }

  async function thread(sentAt: Date): Promise<string> {
    const id = randomUUID();
    const contact = { name: 'Deniz', email: 'deniz@example.com', phone: newPerson().Phone };
    const about = { policyId: undefined, orderReference: undefined, typeId: 1, subject: 'Soru' };
    const request = { id, number: id.slice(0, 8), accountId: undefined, contact, ...about, linkDigest: id };
    await support.open(request, { text: 'Merhaba', fileIds: [], sentAt });
    return id;
  }

  return {
    async securityTokens(expiresAt) {
      const guidDigest = randomUUID();
      await stored.securityTokens.add({ guidDigest, visitor: 'v', sealedSalt: 's', expiresAt });
      return isThere('security_tokens where guid_digest = $1', guidDigest);
    },
    async rateLimits(expiresAt) {
      const key = randomUUID();
      await database.$client.query('insert into rate_limit_members (key, member, expires_at) values ($1, $2, $3)', [
        key,
        'm',
        expiresAt,
      ]);
      return isThere('rate_limit_members where key = $1', key);
    },
    async verificationCodes(expiresAt) {
      const codeDigest = randomUUID();
      const owner = { phone: newPerson().Phone, purpose: 'login', visitor: randomUUID() } as const;
      await stored.codes.add({ ...owner, codeDigest, nationalNumber: undefined, now: expiresAt, expiresAt });
      return isThere('verification_codes where code_digest = $1', codeDigest);
    },
    async resultLinks(expiresAt) {
      const order = await records.ordered(new Date());
      await resultLinkRepository(database).issue({ orderId: order.id, tokenDigest: randomUUID(), expiresAt });
      return isThere('result_links where order_id = $1', order.id);
    },
    async insurerMessages(expiresAt) {
      const ticketId = randomUUID();
      await database.insert(insurerTickets).values({ id: ticketId, insurer: '906', expiresAt });
      await database.insert(insurerMessages).values({ ticketId, message: { headers: {}, body: 'yanıt' } });
      return isThere('insurer_messages where ticket_id = $1', ticketId);
    },
    async messageClaims(until) {
      const name = randomUUID();
      await database.insert(messageClaims).values({ name, holder: randomUUID(), until });
      return isThere('message_claims where name = $1', name);
    },
    async unaskedQuotations(at) {
      const id = await records.quotations.open(sampleHealthQuotation('v'), at);
      return isThere('quotations where id = $1', id);
    },
    async files(at) {
      const owner = { visitor: randomUUID(), accountId: undefined };
      const file = { owner, fileName: 'a.pdf', mediaType: 'application/pdf', uploadedAt: at } as const;
      const content = { bytes: new Uint8Array([1]), keptUntil: keptUntil('files', at) };
      const id = await files.store({ ...file, ...content }, quotaAt(at));
      return isThere('files where id = $1', id);
    },
    async supportProofs(at) {
      const id = await thread(new Date());
      await support.admit(id, 'v', at);
      return isThere('support_visitors where request_id = $1', id);
    },
    async supportThreads(at) {
      const id = await thread(at);
      const parts = ['support_requests where id = $1', 'support_messages where request_id = $1'].map((text) =>
        isThere(text, id),
      );
      return async () => (await Promise.all(parts.map((part) => part()))).some(Boolean);
    },
    async healthDeclarations(at) {
      const id = await records.quotations.open(sampleHealthQuotation('v'), new Date());
      await healthRecords.keep(id, [tellingDeclaration], { now: at, until: keptUntil('healthDeclarations', at) });
      return isThere('health_declarations where quotation_id = $1', id);
    },
    async healthReadings(at) {
      const id = await records.quotations.open(sampleHealthQuotation('v'), new Date());
      await healthRecords.keep(id, [tellingDeclaration], { now: at, until: new Date() });
      await healthRecords.read(id, { kind: 'customer' }, at);
      return isThere('health_access_log where quotation_id = $1', id);
    },
    async coverageSets(usedAt) {
      const id = randomUUID();
      await database.insert(coverageSets).values({ id, coverages: [], usedAt });
      return isThere('coverage_sets where id = $1', id);
    },
    async devices(seenAt) {
      const id = await account(new Date());
      await stored.accounts.rememberDevice(id, 'v', seenAt);
      return isThere('account_devices where account_id = $1', id);
    },
    async sessions(at) {
      const accountId = await account(new Date());
      const moments = { startedAt: at, lastSeenAt: at, expiresAt: at };
      const digests = { tokenDigest: randomUUID(), copyDigest: randomUUID() };
      const browser = { visitor: 'v', address: '127.0.0.1', userAgent: 'b', mustChangePassword: false };
      await stored.sessions.open({ accountId, ...moments, ...digests, ...browser });
      return isThere('sessions where account_id = $1', accountId);
    },
    async deskSessions(at) {
      const [operatorId, tokenDigest] = [await operator(), randomUUID()];
      const moments = { startedAt: at, lastSeenAt: at, expiresAt: at };
      await database.insert(operatorSessions).values({ operatorId, tokenDigest, address: '127.0.0.1', ...moments });
      return isThere('operator_sessions where token_digest = $1', tokenDigest);
    },
    async deskLog(at) {
      const operatorId = await operator();
      const log = deskLogRepository(database);
      const subject = { kind: 'operator', id: operatorId } as const;
      await log.end(await log.begin({ operatorId, act: 'signIn', subject, why: undefined }, at), 'done', at);
      return isThere('desk_log where operator_id = $1', operatorId);
    },
    async notices(at) {
      await stored.notices.add({ kind: 'password', phone: newPerson().Phone, email: undefined }, at);
      const { rows } = await database.$client.query('select id from account_notices where created_at = $1', [at]);
      return isThere('account_notices where id = $1', rows[0].id);
    },
    async numberClaims(requestedAt) {
      const accountId = await account(new Date());
      const claim = { claimantPhone: newPerson().Phone, requestedAt, dueAt: requestedAt };
      await stored.claims.open(accountId, claim, { replacesBefore: requestedAt, notices: [] });
      return isThere('number_claims where account_id = $1', accountId);
    },
    unprovenAccounts: async (at) => isThere('accounts where id = $1', await account(at, false)),
    async offerDocuments(validUntil) {
      const { offerId: subjectId } = await records.asked(new Date(), { validUntil });
      const content = new Uint8Array([1]);
      await documents.put({ subjectId, key: 'offer', fileName: 'a.pdf', content }, new Date());
      return isThere('documents where subject_id = $1', subjectId);
    },
    async askedQuotations(at) {
      const { quotationId, offerId } = await records.asked(at, { validUntil: new Date(Date.now() + 86_400_000) });
      const content = new Uint8Array([1]);
      await documents.put({ subjectId: offerId, key: 'offer', fileName: 'a.pdf', content }, at);
      const [quotation, document] = [
        isThere('quotations where id = $1', quotationId),
        isThere('documents where subject_id = $1', offerId),
      ];
      // Neither without the other.
      return async () => (await Promise.all([quotation(), document()])).some(Boolean);
    },
    failedOrders: async (at) => isThere('orders where id = $1', (await records.failed(at)).id),
    async messages(sentAt) {
      const message = { channel: 'sms', purpose: 'login', recipient: newPerson().Phone, reason: 'code' } as const;
      await stored.ledger.add({ ...message, sentAt, providerId: undefined, state: 'sent' });
      return isThere('messages where id = $1', await newest('messages'));
    },
    marketingPermissions: (at) => consent('marketing', false, at),
    acceptedTexts: (at) => consent('dataNotice', true, at),
    async purchases(endedAt) {
      const boughtAt = new Date(endedAt.getTime() - 365 * 86_400_000);
      const { id } = await records.bought(boughtAt, { end: istanbulToday(endedAt) });
      await documents.put(
        { subjectId: id, key: 'distanceSales', fileName: 'a', content: new Uint8Array([1]) },
        endedAt,
      );
      const left = ['policies where order_id = $1', 'orders where id = $1', 'documents where subject_id = $1'];
      const parts = left.map((text) => isThere(text, id));
      return async () => (await Promise.all(parts.map((part) => part()))).some(Boolean);
    },
  };
}
