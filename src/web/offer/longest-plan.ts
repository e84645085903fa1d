import { installmentText } from '#domain/money.ts';
import type { OpenOffer } from './offer-view.ts';

/** '123,45 TL X 9 Taksit' of the longest plan, by the insurer's own total for it; undefined where there is none. */
export function longestPlan({
  price,
  maxInstallment = 1,
  installments,
}: Pick<OpenOffer, 'price' | 'maxInstallment' | 'installments'>): string | undefined {
  if (maxInstallment < 2) return undefined;
  const plan = installments.find(({ count }) => count === maxInstallment);
  return installmentText(plan?.total ?? price, maxInstallment);
}
