import { inArray } from '../../../drizzle.ts';
import { consents, messages } from '../../../schema/consents.ts';
import { supportRequests } from '../../../schema/support.ts';
import type { Load } from './load.ts';

export const consentEntries: Load<'consent'> = async (database, ids) => {
  const { id, purpose, channel, granted, textVersion, act, givenAt } = consents;
  const rows = await database
    .select({ id, purpose, channel, granted, textVersion, act, at: givenAt })
    .from(consents)
    .where(inArray(id, ids.map(Number)));
  return rows.map((row) => ({ kind: 'consent', ...row, id: String(row.id) }));
};

export const messageEntries: Load<'message'> = async (database, ids) => {
  const { id, channel, purpose, state, recipient, sentAt } = messages;
  const rows = await database
    .select({ id, channel, purpose, state, recipient, at: sentAt })
    .from(messages)
    .where(inArray(id, ids.map(Number)));
  return rows.map((row) => ({ kind: 'message', ...row, id: String(row.id) }));
};

export const supportEntries: Load<'support'> = async (database, ids) => {
  const { id, number, typeId, status, subject, createdAt, lastMessageAt } = supportRequests;
  const rows = await database
    .select({ id, number, typeId, status, subject, at: createdAt, lastMessageAt })
    .from(supportRequests)
    .where(inArray(id, [...ids]));
  return rows.map((row) => ({ kind: 'support', ...row }));
};
