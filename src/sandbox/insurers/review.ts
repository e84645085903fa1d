import type { Package } from './decision.ts';
import { raised } from './prices.ts';

/** What an insurer that wanted to look comes to. */
export type Resolution =
  | { readonly kind: 'accept' }
  | { readonly kind: 'load'; readonly percent: number }
  /** What it will not pay for, in words. */
  | { readonly kind: 'exclude'; readonly what: string }
  | { readonly kind: 'decline'; readonly reason: string }
  /** It looks on, and accepts when as much time has passed again. */
  | { readonly kind: 'wantDocuments'; readonly documents: readonly string[] };

/** Why an insurer wants to look, what it wants to see, and what it comes to by itself. */
export type Look = {
  readonly reason: string;
  readonly wantedDocuments: readonly string[];
  /** Minutes of the sandbox's clock. */
  readonly resolves: {
    readonly afterMinutes: number;
    readonly to: Resolution;
    /** What it comes to once it has seen what it wanted, where that is not the same. */
    readonly seen?: Resolution;
  };
};

type Ended = Exclude<Resolution, { readonly kind: 'wantDocuments' }>;

/** A review at one moment; undefined while the insurer looks. */
export type ReviewState = {
  readonly wantedDocuments: readonly string[];
  readonly since: Date;
  readonly next: Resolution;
  /** What comes instead once the wanted files are there. */
  readonly seen: Resolution;
  readonly ended: Ended | undefined;
};

export function beginReview({ wantedDocuments, resolves }: Look, since: Date): ReviewState {
  return { wantedDocuments, since, next: resolves.to, seen: resolves.seen ?? resolves.to, ended: undefined };
}

export function resolveReview(state: ReviewState, resolution: Resolution, now: Date): ReviewState {
  if (state.ended) return state;
  if (resolution.kind !== 'wantDocuments') return { ...state, ended: resolution };
  const accept = { kind: 'accept' } as const;
  return { ...state, wantedDocuments: resolution.documents, since: now, next: accept, seen: accept };
}

/** Of the time a look takes, the part that is left once the files are there. */
const hurried = 0.1;

/** Who has seen what it wanted to see decides sooner, but never later than it would have. */
export function hurryReview(state: ReviewState, minutes: number, now: Date): ReviewState {
  if (state.ended || state.wantedDocuments.length === 0) return state;
  const since = new Date(now.getTime() - minutes * (1 - hurried) * 60_000);
  return { ...state, next: state.seen, since: since < state.since ? since : state.since };
}

/** What time alone has made of a review. */
export function reviewAt(state: ReviewState, minutes: number, now: Date): ReviewState {
  const due = new Date(state.since.getTime() + minutes * 60_000);
  if (state.ended || now < due) return state;
  return reviewAt(resolveReview(state, state.next, due), minutes, now);
}

function loaded(offered: Package, percent: number): Package {
  const dearer = raised(offered, (100 + percent) / 100);
  return {
    ...dearer,
    personPrices: dearer.personPrices.map((person) => ({
      ...person,
      loadingPercent: Math.round(((100 + (person.loadingPercent ?? 0)) * (100 + percent)) / 100 - 100),
    })),
    warnings: [...offered.warnings, `İnceleme sonucunda %${percent} ek prim uygulandı.`],
  };
}

/** The packages as they are offered after the look. */
export function packagesAfter(resolution: Exclude<Ended, { kind: 'decline' }>, packages: readonly Package[]) {
  return packages.map((offered) => {
    if (resolution.kind === 'load') return loaded(offered, resolution.percent);
    if (resolution.kind === 'accept') return offered;
    return { ...offered, warnings: [...offered.warnings, `İnceleme sonucunda teminat dışı: ${resolution.what}`] };
  });
}
