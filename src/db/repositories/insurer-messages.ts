import type { WebhookAddress, WebhookMessage } from '#ports/webhook-inbox.ts';
import type { Database } from '../database.ts';
import { inArray } from '../drizzle.ts';
import { insurerMessages, insurerTickets } from '../schema/insurer-messages.ts';
import { toStored } from '../sealing/stored.ts';
import { combining } from './quotations/combining.ts';

/** Forged ones are passed over by who waits, so that one is not enough; more would be a flood. */
export const mostPerTicket = 8;

export type NewTicket = WebhookAddress & { readonly lifeMs: number };

const openText = `
  insert into insurer_tickets (id, insurer, expires_at)
  select id, insurer, now() + life * interval '1 millisecond'
  from unnest($1::uuid[], $2::text[], $3::integer[]) as opened (id, insurer, life)`;

const waitedText = `
  select id, insurer from insurer_tickets
  where id = any($1::uuid[]) and expires_at > now() and received < $2`;

/** Counted before it is kept: of messages that come together no more than are allowed. */
const keepText = `
  with counted as (
    update insurer_tickets set received = received + 1
    where id = $1 and insurer = $2 and expires_at > now() and received < $3
    returning id
  )
  insert into insurer_messages (ticket_id, message) select id, $4 from counted`;

/** Tickets and their messages. Calls that come together share a statement, so that a flood takes one connection. */
export function insurerMessageRepository(database: Database) {
  const { $client: pool } = database;
  return {
    open: combining(async (tickets: readonly NewTicket[]) => {
      const [ids, codes, lives] = [
        tickets.map(({ ticket }) => ticket),
        tickets.map(({ code }) => code),
        tickets.map(({ lifeMs }) => lifeMs),
      ];
      await pool.query({ name: 'ticket-open', text: openText, values: [ids, codes, lives] });
      return tickets;
    }),
    isWaitedFor: combining(async (addresses: readonly WebhookAddress[]) => {
      const values = [addresses.map(({ ticket }) => ticket), mostPerTicket];
      const { rows } = await pool.query<{ readonly id: string; readonly insurer: string }>({
        name: 'ticket-waited',
        text: waitedText,
        values,
      });
      const insurers = new Map(rows.map(({ id, insurer }) => [id, insurer]));
      return addresses.map(({ ticket, code }) => insurers.get(ticket) === code);
    }),
    /** Whether it was kept. */
    async keep({ code, ticket }: WebhookAddress, message: WebhookMessage): Promise<boolean> {
      const values = [ticket, code, mostPerTicket, toStored(insurerMessages.message, message)];
      return (await pool.query({ name: 'ticket-keep', text: keepText, values })).rowCount === 1;
    },
    /** What came to a ticket, in order; it is forgotten with the reading. */
    take: combining(async (tickets: readonly string[]) => {
      const { ticketId } = insurerMessages;
      const rows = await database
        .delete(insurerMessages)
        .where(inArray(ticketId, [...tickets]))
        .returning();
      const inOrder = rows.toSorted((one, other) => one.id - other.id);
      return tickets.map((ticket) => inOrder.filter((row) => row.ticketId === ticket).map(({ message }) => message));
    }),
    /** With all that came to it. */
    close: combining(async (tickets: readonly string[]) => {
      await database.delete(insurerTickets).where(inArray(insurerTickets.id, [...tickets]));
      return tickets;
    }),
  };
}
