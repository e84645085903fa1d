import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Passwords } from '#ports/secrets.ts';
import { type PhcHash, parsePhc, writePhc } from './phc.ts';
import { busy, waitingRoom } from './waiting-room.ts';

type Derive = (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;
const derive: Derive = promisify(argon2);

type Cost = Pick<PhcHash, 'memory' | 'passes' | 'parallelism'>;
const recommended: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const tagLength = 32;

export type PasswordOptions = {
  /** How many are computed at once; each takes 19 MiB and one of Node's four threads for slow work. */
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** Lower only in tests. */
  readonly cost?: Cost;
};

export const defaultPasswordOptions: PasswordOptions = { atOnce: 2, mostWaiting: 200 };

/** Passwords by argon2id, as OWASP recommends it for this much memory. */
export function argon2Passwords(options: PasswordOptions = defaultPasswordOptions): Passwords {
  const inTurn = waitingRoom(options);
  const { cost = recommended } = options;
  /** Compared with where there is no account: no password is known to match it. */
  const nobody: PhcHash = { ...cost, salt: randomBytes(saltBytes), hash: randomBytes(tagLength) };

  const compute = (password: string, { salt, memory, passes, parallelism }: Omit<PhcHash, 'hash'>, length: number) =>
    derive('argon2id', { message: password, nonce: salt, memory, passes, parallelism, tagLength: length });

  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      const hash = await inTurn(() => compute(password, { ...cost, salt }, tagLength));
      return hash === busy ? { kind: 'busy' } : { kind: 'hash', hash: writePhc({ ...cost, salt, hash }) };
    },
    async compare(password, stored) {
      const known = stored === undefined ? nobody : parsePhc(stored);
      const computed = await inTurn(() => compute(password, known, known.hash.length));
      if (computed === busy) return 'busy';
      return timingSafeEqual(computed, known.hash) && stored !== undefined ? 'match' : 'differ';
    },
  };
}
