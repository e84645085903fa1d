import { createHmac, randomBytes } from 'node:crypto';
import { totpStepSeconds } from '#domain/desk/totp-steps.ts';
import type { OneTimeCodes } from '#ports/one-time-codes.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const secretBytes = 20;
const digits = 6;

/** Base32 without padding, as authenticator apps read it. */
function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Uint8Array {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}

/** RFC 6238 with SHA-1, thirty seconds and six digits: what every authenticator app speaks. */
export const totp: OneTimeCodes = {
  newSecret: () => base32(randomBytes(secretBytes)),
  codeAt(secret, step) {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(step));
    const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
    const place = (mac.at(-1) ?? 0) & 0xf;
    const number = mac.readUInt32BE(place) & 0x7f_ff_ff_ff;
    return String(number % 10 ** digits).padStart(digits, '0');
  },
  address: (secret, { name, issuer }) =>
    `otpauth://totp/${encodeURIComponent(`${issuer}:${name}`)}?${new URLSearchParams({
      secret,
      issuer,
      period: String(totpStepSeconds),
    })}`,
};
