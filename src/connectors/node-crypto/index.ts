import type { Passwords, Secrets } from '#ports/secrets.ts';
import { argon2Passwords } from './passwords.ts';
import { nodeSecrets } from './secrets.ts';

export { type DataKeys, dataSeal, healthSeal } from './data-seal.ts';
export { fileSeal } from './file-seal.ts';
export { formerSeals } from './former-seals.ts';
export { newDataKey } from './new-data-key.ts';

/** Secrets and passwords by Node's own library. */
export function nodeCrypto(appSecret: string): { readonly secrets: Secrets; readonly passwords: Passwords } {
  return { secrets: nodeSecrets(appSecret), passwords: argon2Passwords() };
}
