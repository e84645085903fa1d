import { type Kurus, toWireLira } from '#domain/money.ts';

export const lira = '949';

/** What the gate calls our two models. */
export const storeTypes = { hosted: '3d_pay_hosting', form: '3d' } as const;

/** '95.93', two places always. */
export function wireAmount(amount: Kurus): string {
  return toWireLira(amount).toFixed(2);
}

/** A single payment is written as nothing. */
export function wireInstallments(count: number): string {
  return count > 1 ? String(count) : '';
}
