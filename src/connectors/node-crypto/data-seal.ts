import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomFillSync,
} from 'node:crypto';
import type { DataSeal } from '#ports/data-seal.ts';

const ivBytes = 12;
const tagBytes = 16;
const keyBytes = 32;
const version = 's1';
const textForm = /^s1\.([A-Za-z0-9_-]{1,16})\.([A-Za-z0-9_-]{38,})$/;
const bytesHeader = /^s1\.([A-Za-z0-9_-]{1,16})\./;
const longestHeader = 20;

export type DataKey = { readonly id: string; readonly key: Uint8Array };

/** The first key seals, every key opens. The index key stands apart, since digests of other keys would not be found. */
export type DataKeys = { readonly keys: readonly DataKey[]; readonly indexKey: Uint8Array };

/** A key that is made ready once; made ready anew for every value, it would cost more than the value. */
type PreparedKey = { readonly id: string; readonly key: KeyObject };

type Parsed = { readonly keyId: string; readonly body: Buffer };

/** With which characters text of a length ends that is some more than whole fours: the last has bits that no byte holds. */
const lastOf = [undefined, '', 'AQgw', 'AEIMQUYcgkosw048'];

/** Only the form that we write is read. */
function isWhole(base64url: string): boolean {
  const last = lastOf[base64url.length % 4];
  return last === undefined || last.includes(base64url.slice(-1));
}

function parseText(sealed: string): Parsed | undefined {
  const [, keyId, text] = textForm.exec(sealed) ?? [];
  if (keyId === undefined || text === undefined) return undefined;
  return isWhole(text) ? { keyId, body: Buffer.from(text, 'base64url') } : undefined;
}

function parseBytes(sealed: Uint8Array): Parsed | undefined {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const [header, keyId] = bytesHeader.exec(bytes.toString('latin1', 0, longestHeader)) ?? [];
  if (header === undefined || keyId === undefined) return undefined;
  const body = bytes.subarray(header.length);
  return body.length >= ivBytes + tagBytes ? { keyId, body } : undefined;
}

const bound = (keyId: string, boundTo: string) => Buffer.from(`${version}.${keyId}.${boundTo}`);

/** Drawn for many values at once, which costs as much as for one; every byte of it is used once. */
const drawn = Buffer.alloc(256 * ivBytes);
let used = drawn.length;

/** Holds until the next is asked for. */
function nextIv(): Buffer {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += ivBytes;
  return drawn.subarray(used - ivBytes, used);
}

function encrypt({ id, key }: PreparedKey, plain: Uint8Array, boundTo: string): Buffer {
  const iv = nextIv();
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(bound(id, boundTo));
  const sealed = [cipher.update(plain), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]);
}

function judgeKeys({ keys, indexKey }: DataKeys): void {
  if (new Set(keys.map(({ id }) => id)).size !== keys.length) {
    throw new Error('Two keys for personal data have one name.');
  }
  for (const key of [...keys.map(({ key }) => key), indexKey]) {
    if (key.length !== keyBytes) throw new Error('A key for personal data has 32 bytes.');
  }
}

/** AES-256-GCM; the header and what the value is bound to are authenticated with it. */
export function dataSeal(dataKeys: DataKeys): DataSeal {
  judgeKeys(dataKeys);
  const keys = dataKeys.keys.map(({ id, key }): PreparedKey => ({ id, key: createSecretKey(key) }));
  const indexKey = createSecretKey(dataKeys.indexKey);
  const [current] = keys;
  if (!current) throw new Error('Personal data cannot be sealed without a key.');
  const ring = new Map(keys.map(({ id, key }) => [id, key]));
  const header = `${version}.${current.id}.`;

  function decrypt(parsed: Parsed | undefined, boundTo: string): Buffer {
    if (!parsed) throw new Error(`What stands at ${boundTo} is not sealed.`);
    const { keyId, body } = parsed;
    const key = ring.get(keyId);
    if (!key)
      throw new Error(`What stands at ${boundTo} is sealed under the key ${keyId}, which DATA_KEYS does not hold.`);
    const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, ivBytes), { authTagLength: tagBytes });
    decipher.setAAD(bound(keyId, boundTo)).setAuthTag(body.subarray(ivBytes, ivBytes + tagBytes));
    try {
      return Buffer.concat([decipher.update(body.subarray(ivBytes + tagBytes)), decipher.final()]);
    } catch (cause) {
      throw new Error(`What stands at ${boundTo} was touched or moved after it had been sealed.`, { cause });
    }
  }

  return {
    currentKeyId: current.id,
    seal: (text, boundTo) => header + encrypt(current, Buffer.from(text), boundTo).toString('base64url'),
    open: (sealed, boundTo) => decrypt(parseText(sealed), boundTo).toString('utf8'),
    sealBytes: (bytes, boundTo) => Buffer.concat([Buffer.from(header), encrypt(current, bytes, boundTo)]),
    openBytes: (sealed, boundTo) => decrypt(parseBytes(sealed), boundTo),
    index: (use, plain) => createHmac('sha256', indexKey).update(`${use}\0${plain}`).digest('base64url'),
    keyIdOf: (sealed) => (typeof sealed === 'string' ? parseText(sealed) : parseBytes(sealed))?.keyId,
  };
}

/** What people declare of their health stands under keys of its own, which have the names of those they are made from. */
export function healthSeal({ keys, indexKey }: DataKeys): DataSeal {
  const ownKey = (key: Uint8Array) => new Uint8Array(hkdfSync('sha256', key, '', 'karsila/health', keyBytes));
  return dataSeal({ keys: keys.map(({ id, key }) => ({ id, key: ownKey(key) })), indexKey });
}
