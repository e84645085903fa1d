import { dataKeysOf, sandboxDataKeys } from '#config/data-keys.ts';
import { dataSeal } from '#connectors/node-crypto/index.ts';
import { sealDataWith } from '#db/sealing/ring.ts';

/** Seals and opens as a product in the sandbox does. */
export const sandboxRing = dataSeal(dataKeysOf(sandboxDataKeys.keys, sandboxDataKeys.indexKey));

/** For a process that opens the database beside a product, or without one. */
export function sealAsSandbox(): void {
  sealDataWith(sandboxRing);
}

/** What stands in the index columns, for statements that tests write themselves. */
export const phoneIndexOf = (phone: string) => sandboxRing.index('phone', phone);
export const identityIndexOf = (number: string) => sandboxRing.index('identity', number);
export const emailIndexOf = (email: string) => sandboxRing.index('email', email);
export const recipientIndexOf = (recipient: string) => sandboxRing.index('recipient', recipient);
