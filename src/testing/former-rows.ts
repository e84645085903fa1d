import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** AES-256-GCM under a key from the application's secret, as files and declarations were sealed before the ring of keys. */
function sealFormerly(appSecret: string, use: string, plain: Uint8Array, boundTo: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', `karsila/${use}`, 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(boundTo));
  const sealed = [cipher.update(plain), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]);
}

export const formerFile = (appSecret: string, id: string, content: Uint8Array): Buffer =>
  sealFormerly(appSecret, 'files', content, id);

export const formerDeclarations = (appSecret: string, quotationId: string, text: string): string =>
  sealFormerly(appSecret, 'seal-health', Buffer.from(text), quotationId).toString('base64url');
