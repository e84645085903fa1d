import { createDecipheriv, hkdfSync } from 'node:crypto';
import type { FormerSeals } from '#ports/former-seals.ts';

const ivBytes = 12;
const tagBytes = 16;

function open(key: Uint8Array, sealed: Uint8Array, boundTo: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(boundTo)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
}

/** AES-256-GCM under a key for each use, all from the secret of the application. */
export function formerSeals(appSecret: string): FormerSeals {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', appSecret, '', `karsila/${use}`, 32));
  const [files, health] = [keyFor('files'), keyFor('seal-health')];
  return {
    openFile: (id, sealed) => open(files, sealed, id),
    openDeclarations: (quotationId, sealed) =>
      open(health, Buffer.from(sealed, 'base64url'), quotationId).toString('utf8'),
    declarationsKeyId: keyFor('seal-health-id').subarray(0, 6).toString('hex'),
  };
}
