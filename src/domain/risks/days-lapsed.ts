import { addDays, type Day, daysBetween } from '../dates.ts';

/** The seller's policy covers the buyer for so many days after the sale. */
const bridgeDays = 15;

export type Lapse = {
  readonly start: Day;
  /** End of the owner's last traffic policy for this vehicle. */
  readonly previousEnd: Day | undefined;
  /** Day on which the owner bought the vehicle from another. */
  readonly boughtOn: Day | undefined;
};

/** Days without traffic coverage before a policy begins: none when it follows the last one, soon after a purchase, or at first. */
export function daysLapsed({ start, previousEnd, boughtOn }: Lapse): number {
  if (previousEnd !== undefined && start <= addDays(previousEnd, 1)) return 0;
  const coveredUntil = boughtOn === undefined ? previousEnd : addDays(boughtOn, bridgeDays);
  return coveredUntil === undefined ? 0 : Math.max(0, daysBetween(coveredUntil, start));
}
