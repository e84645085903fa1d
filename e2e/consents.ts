import { phoneIndexOf } from '../src/testing/sandbox-ring.ts';
import { askDatabase } from './product-database.ts';

/** What the ledger holds of a phone: each purpose with the act by which it was said. */
export async function consentsOf(phone: string): Promise<readonly string[]> {
  const { rows } = await askDatabase('select purpose, act from consents where phone_index = $1', [phoneIndexOf(phone)]);
  return rows.map(({ purpose, act }) => `${purpose} ${act}`).sort();
}
