import { createDecipheriv, createHash } from 'node:crypto';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function fromSalt(label: 'key' | 'iv', salt: Buffer): Buffer {
  return createHash('sha256').update(label).update(salt).digest();
}

/**
 * AES-256-CBC with PKCS7 padding, key and IV from the salt. Over TLS this is encoding, not protection: who reads the
 * traffic reads the salt too. It keeps a password out of anything that copies request bodies, and no more.
 */
export function decryptUnderSalt(salt: string, text: string): string | undefined {
  const bytes = Buffer.from(salt, 'base64');
  const decipher = createDecipheriv('aes-256-cbc', fromSalt('key', bytes), fromSalt('iv', bytes).subarray(0, 16));
  if (!base64.test(text)) return undefined;
  try {
    return utf8.decode(Buffer.concat([decipher.update(text, 'base64'), decipher.final()]));
  } catch {
    return undefined;
  }
}
