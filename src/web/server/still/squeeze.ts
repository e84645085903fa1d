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

const quickly = { br: { [constants.BROTLI_PARAM_QUALITY]: 4 }, gzip: { level: 4 } };

async function inCoding(identity: Buffer, coding: Coding): Promise<Buffer> {
  switch (coding) {
    case 'br':
      return brotli(identity, { params: quickly.br });
    case 'gzip':
      return zip(identity, quickly.gzip);
    case 'identity':
      return identity;
  }
}

/** A body in the codings that are asked for, each made once and with little effort: it is sent a few times. */
export function squeezeOnce(text: string): (coding: Coding) => Promise<Buffer> {
  const identity = Buffer.from(text);
  const made = new Map<Coding, Promise<Buffer>>();
  return (coding) => {
    const known = made.get(coding) ?? inCoding(identity, coding);
    made.set(coding, known);
    return known;
  };
}

function bestOf(accepted: string): Coding {
  const names = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  return codings.find((coding) => names.includes(coding)) ?? 'identity';
}

/** Browsers say the same each time; of others no more is kept than this. */
const keptAccepted = 50;
const known = new Map<string, Coding>();

/** The best coding that an Accept-Encoding names without refusing it. */
export function codingFor(accepted: string | undefined): Coding {
  if (accepted === undefined) return 'identity';
  const coding = known.get(accepted) ?? bestOf(accepted);
  if (known.size < keptAccepted) known.set(accepted, coding);
  return coding;
}
