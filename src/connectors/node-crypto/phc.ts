/** An argon2id hash with the cost it was made at. */
export type PhcHash = {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly salt: Buffer;
  readonly hash: Buffer;
};

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** $argon2id$v=19$m=19456,t=2,p=1$salt$hash, so that a hash stays readable when the cost is raised. */
export function writePhc({ memory, passes, parallelism, salt, hash }: PhcHash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

export function parsePhc(text: string): PhcHash {
  const match = form.exec(text);
  if (!match) throw new TypeError('not an argon2id hash');
  const [, memory, passes, parallelism, salt = '', hash = ''] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}
