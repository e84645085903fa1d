import type { ConsentFact, MarketingChannel } from '#domain/account/consents.ts';
import { workingDaysLater } from '#domain/working-days.ts';
import { and, eq, max, sql } from '../../drizzle.ts';
import type { NodePgDatabase } from '../../drizzle-session.ts';
import { permissionNotices } from '../../schema/permission-notices.ts';
import { dataRing } from '../../sealing/ring.ts';

export type Transaction = Pick<NodePgDatabase, 'execute' | 'select' | 'insert'>;

/** A stored fact, and where its customer is reached. */
export type OwedFact = ConsentFact & {
  readonly id: number;
  readonly givenAt: Date;
  readonly phone: string;
  readonly email: string | undefined;
};

/** The law gives three working days to tell of a permission. */
const workingDaysToTell = 3;

/** Facts about one recipient are written one after the other, so that their order is the order in which they are told. */
export async function lockRecipients(tx: Pick<Transaction, 'execute'>, recipients: readonly string[]): Promise<void> {
  const names = [...new Set(recipients)].map((recipient) => dataRing().index('recipient', recipient));
  for (const name of names.sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`permissions/${name}`}, 0))`);
  }
}

function subjectOf({ purpose, channel, phone, email }: OwedFact) {
  if (purpose !== 'marketing' || channel === 'site') return undefined;
  const recipient = channel === 'email' ? email : phone;
  return recipient === undefined ? undefined : { channel, recipient };
}

/** The register takes changes of one recipient only with rising times, to the second. */
async function timeOf(
  tx: Transaction,
  { channel, recipient }: { readonly channel: MarketingChannel; readonly recipient: string },
  givenAt: Date,
): Promise<Date> {
  const { givenAt: column } = permissionNotices;
  const [row] = await tx
    .select({ last: max(column) })
    .from(permissionNotices)
    .where(and(eq(permissionNotices.channel, channel), eq(permissionNotices.recipientIndex, recipient)));
  const earliest = row?.last ? Math.floor(row.last.getTime() / 1000) * 1000 + 1000 : 0;
  return new Date(Math.max(givenAt.getTime(), earliest));
}

/** Writes down what the register is to be told; `heldSince` where it is the register that told us. */
export async function oweNotices(tx: Transaction, facts: readonly OwedFact[], heldSince?: Date): Promise<void> {
  for (const fact of facts) {
    const subject = subjectOf(fact);
    if (!subject) continue;
    const givenAt = await timeOf(tx, subject, fact.givenAt);
    await tx
      .insert(permissionNotices)
      .values({
        ...subject,
        recipientIndex: subject.recipient,
        consentId: fact.id,
        granted: fact.granted,
        givenAt,
        dueAt: workingDaysLater(fact.givenAt, workingDaysToTell),
        state: heldSince === undefined ? 'waiting' : 'told',
        settledAt: heldSince,
      })
      .onConflictDoNothing();
  }
}
