import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  randomUUID,
  timingSafeEqual,
} from 'node:crypto';
import { codeRules, writeCode } from '#domain/account/codes.ts';
import { temporaryAlphabet, writeTemporary } from '#domain/account/passwords.ts';
import type { DigestPurpose, Secrets } from '#ports/secrets.ts';
import { decryptUnderSalt } from './security-token-cipher.ts';

const ivBytes = 12;
const tagBytes = 16;

/** Without letters that are mistaken for digits; thirty-two, so that none is likelier than another. */
const referenceLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function readableText(length: number): string {
  return Array.from(randomBytes(length), (byte) => referenceLetters[byte % referenceLetters.length]).join('');
}

/** Secrets by Node's own library. Every use has a key of its own, all from one. */
export function nodeSecrets(appSecret: string): Secrets {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', appSecret, '', `karsila/${use}`, 32));
  const digestKeys: Readonly<Record<DigestPurpose, Buffer>> = {
    token: keyFor('token'),
    code: keyFor('code'),
    visitor: keyFor('visitor'),
    limit: keyFor('limit'),
    question: keyFor('question'),
    share: keyFor('share'),
    ownLink: keyFor('ownLink'),
    renewal: keyFor('renewal'),
    wish: keyFor('wish'),
    support: keyFor('support'),
    log: keyFor('log'),
  };
  const sealKey = keyFor('seal');
  return {
    token: () => randomBytes(32).toString('base64url'),
    guid: () => randomUUID(),
    orderReference: () => readableText(16),
    supportNumber: () => `D${readableText(7)}`,
    code: () => writeCode(randomInt(10 ** codeRules.digits)),
    temporaryPassword: () => writeTemporary(Array.from({ length: 12 }, () => randomInt(temporaryAlphabet.length))),
    salt: () => randomBytes(32).toString('base64'),
    digest: (purpose, text) => createHmac('sha256', digestKeys[purpose]).update(text).digest('base64url'),
    same(one, other) {
      const [left, right] = [Buffer.from(one), Buffer.from(other)];
      return left.length === right.length && timingSafeEqual(left, right);
    },
    fingerprint: (text) => createHash('sha256').update(text).digest('hex').slice(0, 12),
    seal(text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    unseal(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
    },
    decrypt: ({ salt, text }) => decryptUnderSalt(salt, text),
  };
}
