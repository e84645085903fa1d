import { randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { operators } from '#db/schema/desk.ts';

/** Somebody of the agency, by number, for what is done in their name. */
export async function operatorRow(database: Database, name = `ayse.${randomUUID().slice(0, 8)}`): Promise<string> {
  const row = { name, passwordHash: 'none', totpSecret: 'none', roles: ['service'] as const, createdAt: new Date() };
  const [added] = await database.insert(operators).values(row).returning({ id: operators.id });
  if (!added) throw new Error('The operator was not stored');
  return added.id;
}
