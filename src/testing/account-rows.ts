import type { Database } from '#db/database.ts';
import { eq } from '#db/drizzle.ts';
import { accounts } from '#db/schema/accounts.ts';

/** An account gets another phone without anybody having asked for it. */
export async function setAccountPhone(
  database: Database,
  email: string,
  { phone, isVerified }: { readonly phone: string; readonly isVerified: boolean },
): Promise<void> {
  const phoneVerifiedAt = isVerified ? new Date() : null;
  await database
    .update(accounts)
    .set({ phone, phoneIndex: phone, phoneVerifiedAt })
    .where(eq(accounts.emailIndex, email));
}
