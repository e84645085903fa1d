import type { RetentionKind } from '#domain/retention.ts';

/** Rows that stand for themselves: what hangs on them goes with them. */
export type DueRows = {
  readonly table: string;
  /** $1 is the moment before which it must have happened. */
  readonly due: string;
  /** Where the end stands in the row, written when the period began, $1 is now. */
  readonly endIsStored?: true;
};

/** A later word about the same permission of the same person. */
const laterWord = `select 1 from consents later
  where later.phone_index = consents.phone_index
    and later.national_number_index is not distinct from consents.national_number_index
    and later.purpose = consents.purpose and later.channel = consents.channel and later.id > consents.id`;

/** That the policies were sent, and the money told of, is part of the purchase. */
const ofPurchase = `
  (messages.purpose in ('policies', 'policiesInPart')
    and exists (select 1 from orders o where o.reference = messages.reason))
  or (messages.purpose = 'refund'
    and exists (select 1 from refunds r where 'refund ' || r.id::text = messages.reason))`;

export const dueRows = {
  securityTokens: [{ table: 'security_tokens', due: 'expires_at < $1' }],
  rateLimits: [
    { table: 'rate_limits', due: 'expires_at < $1' },
    { table: 'rate_limit_members', due: 'expires_at < $1' },
  ],
  verificationCodes: [{ table: 'verification_codes', due: 'coalesce(used_at, expires_at) < $1' }],
  resultLinks: [{ table: 'result_links', due: 'expires_at < $1' }],
  // By the database's clock too, both: who sweeps ahead of time would end a wait, or take a message out of somebody's hands.
  // What came for a ticket goes with it.
  insurerMessages: [{ table: 'insurer_tickets', due: 'expires_at < least($1, now())' }],
  messageClaims: [{ table: 'message_claims', due: 'until < least($1, now())' }],
  unaskedQuotations: [{ table: 'quotations', due: 'asked_at is null and created_at < $1' }],
  files: [{ table: 'files', due: 'kept_until < $1', endIsStored: true }],
  supportProofs: [{ table: 'support_visitors', due: 'proven_at < $1' }],
  healthDeclarations: [{ table: 'health_declarations', due: 'kept_until <= $1', endIsStored: true }],
  healthReadings: [{ table: 'health_access_log', due: 'at < $1' }],
  devices: [{ table: 'account_devices', due: 'last_seen_at < $1' }],
  sessions: [{ table: 'sessions', due: 'coalesce(ended_at, expires_at) < $1' }],
  deskSessions: [{ table: 'operator_sessions', due: 'coalesce(ended_at, expires_at) < $1' }],
  coverageSets: [
    {
      table: 'coverage_sets',
      // By the database's clock too: who sweeps ahead of time would take a list out of somebody's hands.
      due: `used_at < least($1, now() - interval '12 hours')
        and not exists (select 1 from offers o where o.coverage_set = coverage_sets.id)`,
    },
  ],
  notices: [{ table: 'account_notices', due: 'created_at < $1' }],
  numberClaims: [{ table: 'number_claims', due: 'requested_at < $1' }],
  unprovenAccounts: [{ table: 'accounts', due: 'phone_verified_at is null and created_at < $1' }],
  offerDocuments: [
    {
      table: 'documents',
      // An order that came to nothing counts too: its acceptances name the documents that were read.
      due: `exists (
        select 1 from offers o where o.id = documents.subject_id and o.valid_until < $1
          and not exists (select 1 from order_items i where i.offer_id = o.id))`,
    },
  ],
  messages: [{ table: 'messages', due: `sent_at < $1 and not (${ofPurchase})` }],
  marketingPermissions: [
    {
      table: 'consents',
      due: `purpose = 'marketing' and given_at < $1 and (
        exists (${laterWord} and later.given_at < $1)
        or (not granted and not exists (${laterWord})))`,
    },
  ],
  acceptedTexts: [{ table: 'consents', due: "purpose <> 'marketing' and given_at < $1" }],
} as const satisfies { readonly [Kind in RetentionKind]?: readonly DueRows[] };
