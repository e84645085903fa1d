import { join } from 'node:path';
import { Client } from 'pg';
import { choosePlace } from '../src/db/embedded/place.ts';

/** Changes rows of the product that all tests share. */
async function change(statement: string, phone: string): Promise<void> {
  const { socketDir } = choosePlace(join(process.env.E2E_DATA_DIR ?? '', 'data'));
  const client = new Client({ connectionString: `postgres://postgres@${encodeURIComponent(socketDir)}/karsila` });
  await client.connect();
  try {
    await client.query(statement, [phone]);
  } finally {
    await client.end();
  }
}

const ofPhone = '(select id from accounts where phone = $1)';

/** What takes hours, for the member with this phone. */
export const timePasses = {
  /** The code that proved the phone was typed too long ago to count for anything but itself. */
  sinceProof: (phone: string) =>
    change(`update verification_codes set used_at = used_at - interval '11 minutes' where phone = $1`, phone),
  sinceLastUse: (phone: string) =>
    change(
      `update sessions set last_seen_at = last_seen_at - interval '61 minutes' where account_id = ${ofPhone}`,
      phone,
    ),
  sinceClaim: (phone: string) =>
    change(
      `update number_claims set requested_at = requested_at - interval '73 hours', due_at = due_at - interval '73 hours'
       where account_id = ${ofPhone}`,
      phone,
    ),
};
