import { districts } from './districts.ts';

/**
 * Where something stands: the place of its district among all, then its place within each level below it (town,
 * neighbourhood, street, building, flat), all counted from nought.
 */
export type Place = readonly number[];

/** How many there can be on each level; how many there are is the seed's affair. */
export const sizes = [districts.length, 3, 12, 20, 32, 30] as const;

/** How deep a place of each level is. */
export const depths = { district: 1, town: 2, neighbourhood: 3, street: 4, building: 5, flat: 6 } as const;
export type CodedLevel = 'town' | 'neighbourhood' | 'street' | 'building';

/** Codes of different levels are never the same number. */
const firstCodes: Readonly<Record<CodedLevel, number>> = {
  town: 10_001,
  neighbourhood: 200_001,
  street: 2_000_001,
  building: 50_000_001,
};

function rankOf(place: Place): number {
  return place.reduce((rank, index, depth) => rank * (sizes[depth] ?? 1) + index, 0);
}

function placeOf(rank: number, depth: number): Place | undefined {
  const place: number[] = [];
  let rest = rank;
  for (const size of sizes.slice(0, depth).toReversed()) {
    place.unshift(rest % size);
    rest = Math.floor(rest / size);
  }
  return rank >= 0 && rest === 0 ? place : undefined;
}

export function codeOf(level: CodedLevel, place: Place): number {
  return firstCodes[level] + rankOf(place);
}

/** The place a code could stand for, whether or not there is anything. */
export function placeOfCode(level: CodedLevel, code: number): Place | undefined {
  return placeOf(code - firstCodes[level], depths[level]);
}

/** Spreads the numbers of flats over a span; factor and inverse undo each other in it. */
type Spread = {
  readonly form: RegExp;
  readonly first: bigint;
  readonly span: bigint;
  readonly factor: bigint;
  readonly inverse: bigint;
};

/** Ten digits, the first of them 1 to 8. */
const uavtCodes: Spread = {
  form: /^[1-8]\d{9}$/,
  first: 1_000_000_000n,
  span: 8_000_000_000n,
  factor: 3_141_592_653n,
  inverse: 6_692_893_317n,
};

/** Twelve digits, so that nobody takes one for an address code. */
const policyNumbers: Spread = {
  form: /^\d{12}$/,
  first: 100_000_000_000n,
  span: 900_000_000_000n,
  factor: 271_828_182_847n,
  inverse: 696_327_637_183n,
};

function write({ first, span, factor }: Spread, flat: Place): string {
  return String(first + ((BigInt(rankOf(flat)) * factor) % span));
}

function read({ form, first, span, inverse }: Spread, code: string): Place | undefined {
  if (!form.test(code)) return undefined;
  const scattered = BigInt(code) - first;
  return scattered < 0n ? undefined : placeOf(Number((scattered * inverse) % span), depths.flat);
}

export const uavtOf = (flat: Place): string => write(uavtCodes, flat);
/** The flat an address code could stand for, whether or not there is one. */
export const flatOfUavt = (uavt: string): Place | undefined => read(uavtCodes, uavt);

export const policyNumberOf = (flat: Place): string => write(policyNumbers, flat);
export const flatOfPolicyNumber = (policyNumber: string): Place | undefined => read(policyNumbers, policyNumber);
