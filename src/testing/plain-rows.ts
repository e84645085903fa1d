import type { Database } from '#db/database.ts';

export const plainPerson = {
  nationalNumber: '11111111110',
  email: 'sukru@example.com',
  phone: '5550000001',
  name: 'ŞÜKRÜ',
  surname: 'IŞIKÖĞÜT',
  birthdate: '1990-06-15',
} as const;
export const claimantPhone = '5550000002';

const { nationalNumber, email, phone, name, surname, birthdate } = plainPerson;
const moment = new Date('2026-11-01T10:00:00Z');

/** Rows of one account as they were written before anything was sealed (migrations up to 0023). */
export async function writePlainAccount({ $client: client }: Database): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into accounts (national_number, email, email_since, phone, name, surname, birthdate, password_hash,
       phone_verified_at, registered_by, created_at, updated_at)
     values ($1, $2, $7, $3, $4, $5, $6, '$argon2id$', $7, 'visitor', $7, $7) returning id`,
    [nationalNumber, email, phone, name, surname, birthdate, moment],
  );
  const id = rows[0]?.id ?? '';
  await client.query(
    `insert into number_claims (account_id, claimant_phone, requested_at, due_at) values ($1, $2, $3, $3)`,
    [id, claimantPhone, moment],
  );
  await client.query(
    `insert into account_notices (kind, phone, email, created_at) values ('phone', $1, null, $3), ('email', null, $2, $3)`,
    [phone, email, moment],
  );
  await client.query(
    `insert into consents (account_id, phone, national_number, visitor, address, purpose, channel, granted, text_version, act, given_at)
     select $1, $2, number, 'visitor', '127.0.0.1', 'marketing', 'sms', true, '1', 'register', $4
     from unnest(array[$3, null]) as number`,
    [id, phone, nationalNumber, moment],
  );
  await client.query(
    `insert into verification_codes (phone, purpose, visitor, code_digest, national_number, created_at, expires_at, used_at)
     select $1, 'login', 'visitor', 'digest', number, $3, $3, $3 from unnest(array[$2, null]) as number`,
    [phone, nationalNumber, moment],
  );
  return id;
}

export async function writePlainMessages({ $client: client }: Database, count: number): Promise<void> {
  await client.query(
    `insert into messages (channel, purpose, recipient, reason, sent_at, state)
     select 'email', 'renewal', 'kisi' || one || '@example.com', 'renewal ' || one, $2, 'sent' from generate_series(1, $1) as one`,
    [count, moment],
  );
}
