import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { FileSeal } from '#ports/files.ts';

const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM under a key for files alone; the id is authenticated with the content. */
export function fileSeal(appSecret: string): FileSeal {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'karsila/files', 32));
  return {
    seal(id, content) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(id));
      const sealed = [cipher.update(content), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]);
    },
    open(id, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(id)).setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
    },
  };
}
