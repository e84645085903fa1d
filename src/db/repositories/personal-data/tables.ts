import type { DataPart } from '#ports/personal-data.ts';
import { and, eq, inArray, or, type SQL, sql } from '../../drizzle.ts';
import type { PgTable } from '../../drizzle-columns.ts';
import { accountDevices, accounts, sessions } from '../../schema/accounts.ts';
import { consents, messages } from '../../schema/consents.ts';
import { documents } from '../../schema/documents.ts';
import { files } from '../../schema/files.ts';
import { healthAccessLog } from '../../schema/health-records.ts';
import { numberClaims } from '../../schema/number-claims.ts';
import { documentAcceptances, orderEvents, orderItems, orders, policies } from '../../schema/orders.ts';
import { cancelRequests, reconciliationFindings, refunds } from '../../schema/policies.ts';
import { coverageSets, offers, quotations } from '../../schema/quotations.ts';
import { supportMessages, supportRequests } from '../../schema/support.ts';
import { verificationCodes } from '../../schema/verification.ts';
import type { OwnIds } from './own-ids.ts';

/** A table whose rows are handed to the person they are of. */
export type ToldTable = {
  readonly part: DataPart;
  readonly table: PgTable;
  /** Columns that are ours: what only proves something to us, what tells processes apart, what is another person's. */
  readonly omit: readonly string[];
  of(own: OwnIds): SQL | undefined;
};

/** What only tells browsers and processes apart: digests and marks, from which nothing can be read. */
const marks = [
  'visitor',
  'version',
  'revision',
  'round',
  'takenBy',
  'takenUntil',
  'lookAt',
  'compareAt',
  'issueAskedAt',
] as const;

function told<Table extends PgTable>(
  part: DataPart,
  table: Table,
  of: ToldTable['of'],
  omit: readonly (keyof Table['_']['columns'] & string)[] = [],
): ToldTable {
  return { part, table, of, omit: [...marks, ...omit] };
}

/** Of news about offers the reason names more than the offer or quotation it is about. */
const namedId = sql<string>`split_part(${messages.reason}, ' ', 2)`;

/**
 * Every table of the database, so that none that comes later is forgotten: those that are handed to the person, and why
 * each of the others is not.
 */
export const personalTables: Readonly<Record<string, ToldTable | string>> = {
  accounts: told('account', accounts, ({ accountId }) => eq(accounts.id, accountId), [
    'passwordHash',
    'temporaryHash',
    'registeredBy',
  ]),
  account_devices: told('devices', accountDevices, ({ accountId }) => eq(accountDevices.accountId, accountId)),
  sessions: told('sessions', sessions, ({ accountId }) => eq(sessions.accountId, accountId), [
    'tokenDigest',
    'copyDigest',
  ]),
  number_claims: told('numberClaims', numberClaims, ({ accountId }) => eq(numberClaims.accountId, accountId), [
    'claimantPhone',
  ]),
  consents: told('consents', consents, ({ accountId, phone, nationalNumber }) =>
    or(
      eq(consents.accountId, accountId),
      and(eq(consents.phoneIndex, phone), eq(consents.nationalNumberIndex, nationalNumber)),
    ),
  ),
  // Nobody proves an e-mail address, so mails are the person's only where they are about what is the person's.
  messages: told('messages', messages, (own) =>
    or(
      eq(messages.recipientIndex, own.phone),
      inArray(messages.reason, [...own.messageReasons]),
      and(eq(messages.purpose, 'review'), inArray(namedId, [...own.offers])),
      and(inArray(messages.purpose, ['offers', 'offersCopy']), inArray(namedId, [...own.quotations])),
    ),
  ),
  verification_codes: told('codes', verificationCodes, ({ phone }) => eq(verificationCodes.phoneIndex, phone), [
    'codeDigest',
  ]),
  quotations: told('quotations', quotations, (own) => inArray(quotations.id, [...own.quotations]), [
    'shareDigest',
    'ownDigest',
    'waitsUntil',
  ]),
  offers: told('offers', offers, (own) => inArray(offers.quotationId, [...own.quotations]), [
    'questionDigest',
    'reference',
    'wish',
    'attempt',
    'askReviewAt',
    'priceAskedAt',
    'priceCheckedAt',
  ]),
  coverage_sets: told(
    'coverages',
    coverageSets,
    (own) =>
      sql`exists (select 1 from ${offers} where ${offers.coverageSet} = ${coverageSets.id} and ${inArray(offers.quotationId, [...own.quotations])})`,
    ['usedAt'],
  ),
  orders: told('orders', orders, (own) => inArray(orders.id, [...own.orders]), ['sealedProof']),
  order_items: told('orderItems', orderItems, (own) => inArray(orderItems.orderId, [...own.orders])),
  order_events: told('orderEvents', orderEvents, (own) => inArray(orderEvents.orderId, [...own.orders])),
  document_acceptances: told('acceptances', documentAcceptances, (own) =>
    inArray(documentAcceptances.orderId, [...own.orders]),
  ),
  policies: told('policies', policies, (own) => inArray(policies.id, [...own.policies])),
  refunds: told('refunds', refunds, (own) => inArray(refunds.orderId, [...own.orders])),
  cancel_requests: told(
    'cancelRequests',
    cancelRequests,
    (own) => inArray(cancelRequests.policyId, [...own.policies]),
    ['attempts', 'tryAt', 'told'],
  ),
  reconciliation_findings: told(
    'findings',
    reconciliationFindings,
    (own) => inArray(reconciliationFindings.orderId, [...own.orders]),
    ['facts', 'seenAt', 'toldAt'],
  ),
  documents: told(
    'documents',
    documents,
    (own) => inArray(documents.subjectId, [...own.offers, ...own.orders, ...own.policies]),
    ['content'],
  ),
  files: told('files', files, ({ accountId }) => eq(files.accountId, accountId), ['contentKey']),
  support_requests: told(
    'supportRequests',
    supportRequests,
    (own) => inArray(supportRequests.id, [...own.supportRequests]),
    ['linkDigest'],
  ),
  support_messages: told('supportMessages', supportMessages, (own) =>
    inArray(supportMessages.requestId, [...own.supportRequests]),
  ),
  health_access_log: told('healthReadings', healthAccessLog, (own) =>
    inArray(healthAccessLog.quotationId, [...own.quotations]),
  ),

  health_declarations: 'read through their own door, which writes the reading down',
  account_notices: 'each is told among the messages once it was sent, and is forgotten soon after',
  permission_notices: 'repeats what the consents say, for the register of permissions',
  file_contents: 'what files hold is had on the page of files; it lies sealed and without a name',
  file_uses: 'ties a file to a request',
  file_content_removals: 'names of contents that nobody speaks for',
  desk_approvals: 'what people of the agency asked each other about an order; what came of it is told with the order',
  message_claims: 'digests of messages that are being sent',
  insurer_tickets: 'addresses of a question each, for the seconds in which it is answered',
  insurer_messages: 'answers on their way to whoever asked, for seconds; what they say is told among the offers',
  review_handovers: 'how far files came on their way to an insurer',
  review_handover_files: 'which files those were',
  support_message_files: 'ties a file to a message',
  quotation_visitors: 'digests of browsers',
  support_visitors: 'digests of browsers',
  security_tokens: 'keys of a few minutes that belong to a browser',
  result_links: 'digests of links',
  renewal_links: 'digests of links',
  rate_limits: 'counters under digests',
  rate_limit_members: 'counters under digests',
  contract_texts: 'our own texts',
  operators: 'people of the agency',
  operator_sessions: 'of people of the agency',
  desk_log: 'what people of the agency did, by numbers that name nobody, and in their own words why',
  desk_log_outcomes: 'what became of it',
  workers: 'names of processes',
  resting_insurers: 'names of processes',
  migrations: 'our own history',
  seed_state: 'our own history',
  select_groups: 'lists',
  select_items: 'lists',
  provinces: 'lists',
  districts: 'lists',
  countries: 'lists',
  insurers: 'lists',
  insurer_lines: 'lists',
  insurer_switches: 'which insurers the agency does not ask now',
  site_notes: 'what the agency says on the site',
};

export const toldTables: readonly ToldTable[] = Object.values(personalTables).filter(
  (place) => typeof place !== 'string',
);
