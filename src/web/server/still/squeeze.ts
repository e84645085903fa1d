import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** How a body can be sent, best first; the last is for those who take nothing else. */
export const codings = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof codings)[number];
export type Squeezed = Readonly<Record<Coding, Buffer>>;

/** A body in every coding, made once: it is sent many times. */
export async function squeeze(text: string): Promise<Squeezed> {
  const identity = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([brotli(identity, { params }), zip(identity, { level: 9 })]);
  return { br, gzip: gz, identity };
}

/** The best coding that an Accept-Encoding names without refusing it. */
export function codingFor(accepted: string | undefined): Coding {
  if (accepted === undefined) return 'identity';
  const names = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  return codings.find((coding) => names.includes(coding)) ?? 'identity';
}
