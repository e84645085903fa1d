import type { PermissionNotices, Permitted } from '#ports/permission-notices.ts';
import type { TellAnswer } from '#ports/permission-register.ts';
import type { Database } from '../../database.ts';
import { and, asc, count, desc, eq, gt, isNotNull, lt, lte, ne, sql } from '../../drizzle.ts';
import { accounts } from '../../schema/accounts.ts';
import { consents } from '../../schema/consents.ts';
import { permissionNotices } from '../../schema/permission-notices.ts';
import { doneAlone } from '../message-claims.ts';
import { lockRecipients, oweNotices } from './owe-notices.ts';

const { channel, consentId, dueAt, givenAt, granted, recipient, recipientIndex, state } = permissionNotices;

function outcomeOf(answer: TellAnswer | undefined, now: Date) {
  const tries = sql<number>`${permissionNotices.tries} + 1`;
  if (answer?.kind === 'told') return { state: 'told' as const, settledAt: now, tries };
  if (answer?.kind === 'refused') return { state: 'refused' as const, reason: answer.reason, settledAt: now, tries };
  return { tries };
}

/** What was not settled by then stands behind what is new, so that nothing odd holds up the rest. */
const patientTries = 5;

/** Who can close the permission on a page of ours. */
const isOfMember = and(
  eq(accounts.phoneIndex, consents.phoneIndex),
  eq(accounts.nationalNumberIndex, consents.nationalNumberIndex),
  isNotNull(accounts.phoneVerifiedAt),
);

const settles = (answer: TellAnswer | undefined) => answer?.kind === 'told' || answer?.kind === 'refused';

export function permissionNoticeRepository(database: Database): PermissionNotices {
  /** The fact that ends a permission, unless somebody said something newer meanwhile. */
  function withdraw(
    { consentId: ended, recipient: whom }: Permitted,
    { since, textVersion, now }: Parameters<PermissionNotices['withdrawnThere']>[1],
  ) {
    return database.transaction(async (tx) => {
      await lockRecipients(tx, [whom]);
      const [notice] = await tx.select().from(permissionNotices).where(eq(consentId, ended));
      if (!notice || notice.givenAt >= since) return;
      const ofRecipient = and(eq(channel, notice.channel), eq(recipientIndex, whom));
      const [newer] = await tx
        .select({ consentId })
        .from(permissionNotices)
        .where(and(ofRecipient, gt(consentId, ended)))
        .limit(1);
      const [fact] = newer ? [] : await tx.select().from(consents).where(eq(consents.id, ended));
      if (!fact) return;
      const { id: _id, phoneIndex: _phone, nationalNumberIndex: _number, ...record } = fact;
      const [stored] = await tx
        .insert(consents)
        .values({
          ...record,
          phoneIndex: record.phone,
          nationalNumberIndex: record.nationalNumber,
          visitor: 'permissionRegister',
          address: 'permissionRegister',
          granted: false,
          textVersion,
          act: 'permissionRegister',
          givenAt: since,
        })
        .returning();
      if (stored) await oweNotices(tx, [{ ...stored, email: whom }], now);
    });
  }

  return {
    tellNext: ({ most, now }, tell) =>
      doneAlone(database, 'telling the register of permissions', async () => {
        const due = await database
          .select()
          .from(permissionNotices)
          .where(and(eq(state, 'waiting'), lte(givenAt, now)))
          .orderBy(asc(sql`${permissionNotices.tries} >= ${patientTries}`), asc(consentId))
          .limit(most);
        const answers = due.length === 0 ? [] : await tell(due);
        for (const [at, notice] of due.entries()) {
          const outcome = outcomeOf(answers[at], now);
          await database.update(permissionNotices).set(outcome).where(eq(consentId, notice.consentId));
        }
        return { kind: 'done', handed: due.length, settled: answers.filter(settles).length };
      }),
    async untold(now) {
      const [overdue] = await database
        .select({ count: count() })
        .from(permissionNotices)
        .where(and(eq(state, 'waiting'), lt(dueAt, now)));
      const [refused] = await database.select({ count: count() }).from(permissionNotices).where(eq(state, 'refused'));
      return { overdue: overdue?.count ?? 0, refused: refused?.count ?? 0 };
    },
    permitted(of, { after, most }) {
      const latest = database
        .selectDistinctOn([recipientIndex], { id: consentId, granted, state })
        .from(permissionNotices)
        .where(eq(channel, of))
        .orderBy(recipientIndex, desc(consentId))
        .as('latest');
      return database
        .select({ consentId, recipient })
        .from(permissionNotices)
        .innerJoin(latest, eq(latest.id, consentId))
        .innerJoin(consents, eq(consents.id, consentId))
        .innerJoin(accounts, isOfMember)
        .where(and(eq(latest.granted, true), ne(latest.state, 'waiting'), gt(consentId, after)))
        .orderBy(asc(consentId))
        .limit(most);
    },
    async isLatest(of, permitted) {
      const [latest] = await database
        .select({ consentId })
        .from(permissionNotices)
        .where(and(eq(channel, of), eq(recipientIndex, permitted.recipient)))
        .orderBy(desc(consentId))
        .limit(1);
      return latest?.consentId === permitted.consentId;
    },
    withdrawnThere: withdraw,
  };
}
