import type { TestApi } from './api-client.ts';

/** As if every price had been checked a while ago. */
export async function letPriceChecksAge({ database }: Pick<TestApi, 'database'>): Promise<void> {
  await database.$client.query("update offers set price_checked_at = price_checked_at - interval '2 minutes'");
}
