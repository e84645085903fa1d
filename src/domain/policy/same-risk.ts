import type { Day } from '../dates.ts';
import type { LineKey } from '../lines.ts';
import type { RiskKind } from '../risks/risk.ts';

/** Why somebody insures a second time what is insured. */
export const sameRiskReasons = ['replacing', 'newOwner', 'otherThing', 'otherCover', 'other'] as const;
export type SameRiskReason = (typeof sameRiskReasons)[number];

/** Lines that give one and the same compulsory cover, whatever their term or plate. */
const trafficLines: readonly LineKey[] = ['trafik', 'galericikisatrafik', 'yabanciTrafik'];

/** The law wants one policy for each vehicle or building; a second one pays nothing more. */
export const isCompulsory = (line: LineKey): boolean => line === 'dask' || trafficLines.includes(line);

function isSameCover(one: LineKey, other: LineKey): boolean {
  return one === other || (trafficLines.includes(one) && trafficLines.includes(other));
}

type Period = { readonly start: Day; readonly end: Day };

/** On the day on which one ends the next may begin. */
export function overlap(one: Period, other: Period): boolean {
  return one.start === other.start || (one.start < other.end && other.start < one.end);
}

/** Who stands behind a purchase. */
type Buyer = {
  readonly identityNumber: string;
  /** Proven. */
  readonly phone: string;
  /** Who was logged in. */
  readonly accountId: string | undefined;
};

/** What is about to be bought. */
export type CoverWish = Period &
  Buyer & {
    readonly kind: RiskKind;
    readonly line: LineKey;
    /** Whether the thing was just bought, so that a policy of who had it before ends by itself. */
    readonly secondHand: boolean;
  };

/** A policy of ours about the same thing, or an order that may come to one. */
export type ExistingCover = Period &
  Buyer & {
    readonly line: LineKey;
    /** unpaid: its buyer is at the bank, or went away there. */
    readonly standing: 'inForce' | 'paid' | 'unpaid';
  };

/** A number alone proves nobody: the phone that was proven, or the account, makes it one's own. */
function isOwn(wish: Buyer, cover: Buyer): boolean {
  if (wish.identityNumber !== cover.identityNumber) return false;
  return wish.phone === cover.phone || (wish.accountId !== undefined && wish.accountId === cover.accountId);
}

/** That people and animals are insured is told to nobody else, however well their numbers are known. */
const secretKinds: readonly RiskKind[] = ['health', 'trip', 'pet'];

/** Whether two are about one cover in days they share. */
export function isSecond(wish: CoverWish, cover: ExistingCover): boolean {
  return isSameCover(wish.line, cover.line) && overlap(wish, cover);
}

/**
 * Whether a cover stands in the way of a second one: told with its details to who bought it, hinted at for others, and
 * nothing where they are to learn nothing of it. Of a stranger's covers only the compulsory ones are hinted at, which the
 * law wants every vehicle and home to have.
 */
export function hindrance(wish: CoverWish, cover: ExistingCover): 'told' | 'hinted' | undefined {
  if (!isSecond(wish, cover)) return undefined;
  if (isOwn(wish, cover)) return 'told';
  if (cover.standing === 'unpaid' || secretKinds.includes(wish.kind)) return undefined;
  if (wish.identityNumber === cover.identityNumber) return 'hinted';
  return isCompulsory(wish.line) && !wish.secondHand ? 'hinted' : undefined;
}

/** The reasons there can be: plates go from car to car, people have no owners, and a second compulsory policy covers nothing else. */
export function reasonsFor({ kind, line }: Pick<CoverWish, 'kind' | 'line'>): readonly SameRiskReason[] {
  return sameRiskReasons.filter((reason) => {
    if (reason === 'otherThing') return kind === 'vehicle';
    if (reason === 'newOwner') return !secretKinds.includes(kind);
    return reason !== 'otherCover' || !isCompulsory(line);
  });
}
