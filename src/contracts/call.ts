import type { z } from 'zod';

/** The backend addresses of the specification; each has its own place in the configuration. */
export const bases = ['common', 'payment', 'payment2', 'print', 'offers', 'content'] as const;
export type Base = (typeof bases)[number];

/**
 * Whose token a call carries.
 * site: always the site's, also for a logged-in user. any: the user's when logged in, else the site's.
 * session: only a logged-in user's. content: always the site's, on the content base.
 */
export type Audience = 'site' | 'any' | 'session' | 'content';

export type CallPath = `/${string}`;

/** Where a call lives and whose token it carries. */
export type CallAddress = {
  /** The first is the one the specification shows, or the natural one where it shows none. */
  readonly methods: readonly ('GET' | 'POST')[];
  readonly path: CallPath;
  /** Other paths that answer exactly alike. */
  readonly aliases?: readonly CallPath[];
  readonly base: Base;
  readonly audience: Audience;
  readonly encoding?: 'multipart';
};

/** One call of the API, as data. The server's routes, the proxy's list and the OpenAPI document all come from it. */
export type CallContract = CallAddress & {
  readonly summary: string;
  /**
   * Gives the browser another visitor id once the call has done what it is for.
   * keeps: with all that the old one held. fresh: with nothing of it.
   */
  readonly newVisitor?: 'keeps' | 'fresh';
  readonly request: z.ZodType;
  /** Schema of the envelope's Data on success. */
  readonly data: z.ZodType;
  readonly example: { readonly request: Readonly<Record<string, unknown>>; readonly data: unknown };
};
