import { addresses, type CallId } from './addresses.ts';
import type { CallAddress, CallContract } from './call.ts';
import { accountCalls } from './calls/account.ts';
import { addressCalls } from './calls/address.ts';
import { contentCalls } from './calls/content.ts';
import { customerCalls } from './calls/customer.ts';
import { deviceCalls } from './calls/device.ts';
import { findOffersCalls } from './calls/find-offers.ts';
import { healthCalls } from './calls/health.ts';
import { listsCalls } from './calls/lists.ts';
import { myDataCalls } from './calls/my-data.ts';
import { myOffersCalls } from './calls/my-offers.ts';
import { myThingsCalls } from './calls/my-things.ts';
import { offersCalls } from './calls/offers.ts';
import { paymentCalls } from './calls/payment.ts';
import { permissionCalls } from './calls/permissions.ts';
import { petCalls } from './calls/pet.ts';
import { phoneCalls } from './calls/phone.ts';
import { policiesCalls } from './calls/policies.ts';
import { priceRangeCalls } from './calls/price-range.ts';
import { proofCalls } from './calls/proof.ts';
import { propertyCalls } from './calls/property.ts';
import { quotesCalls } from './calls/quotes.ts';
import { resultCalls } from './calls/result.ts';
import { supportCalls } from './calls/support.ts';
import { tripCalls } from './calls/trip.ts';
import { uploadCalls } from './calls/upload.ts';
import { vehicleCalls } from './calls/vehicle.ts';
import { verificationCalls } from './calls/verification.ts';

export const calls = {
  ...accountCalls,
  ...verificationCalls,
  ...vehicleCalls,
  ...propertyCalls,
  ...healthCalls,
  ...tripCalls,
  ...petCalls,
  ...deviceCalls,
  ...quotesCalls,
  ...offersCalls,
  ...priceRangeCalls,
  ...proofCalls,
  ...findOffersCalls,
  ...paymentCalls,
  ...resultCalls,
  ...phoneCalls,
  ...addressCalls,
  ...customerCalls,
  ...policiesCalls,
  ...listsCalls,
  ...contentCalls,
  ...supportCalls,
  ...myOffersCalls,
  ...myThingsCalls,
  ...permissionCalls,
  ...myDataCalls,
  ...uploadCalls,
} satisfies Record<CallId, CallContract>;

export type { CallId };
export const callIds = Object.keys(addresses) as CallId[];

const idsByPath = new Map<string, CallId>(
  callIds.flatMap((id) => {
    const { path, aliases = [] }: CallAddress = addresses[id];
    return [path, ...aliases].map((known) => [known, id] as const);
  }),
);

/** Exact match on a path or alias: what is not spelled as listed does not exist. */
export function findCall(path: string): CallId | undefined {
  return idsByPath.get(path);
}
