import { createHmac, hash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { site } from '#config/site.ts';
import { type Campaign, pickMarketing, readCampaign } from '#domain/marketing.ts';

export const cookieNames = {
  visitor: 'visitor',
  marketing: 'marketing',
  session: 'session',
  source: 'source',
  targetingConsent: 'targeting-cookies',
} as const;

type Cookies = Readonly<Record<string, string | undefined>>;

/** A cookie that opens something: under https a browser takes it from this very host alone, and only over https. */
export function hostCookie(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

export type VisitorCookie = {
  /** The visitor that cookies name; undefined where there is none, or one that we did not sign. */
  readonly read: (cookies: Cookies) => string | undefined;
  /** Text of the Set-Cookie header that gives a browser its id. */
  readonly write: (visitor: string) => string;
};

/** The id is a credential, so nobody but us makes one: it stands in its cookie with a signature. */
export function visitorCookie(appSecret: string, secure: boolean): VisitorCookie {
  const key = createHmac('sha256', appSecret).update('visitor cookie').digest('base64url');
  // Ids are of one length and this hash cannot be carried on from its result, so the key may simply stand before them. An
  // HMAC of each new visitor's id was a fifth of what it took to answer with a page.
  const sign = (visitor: string) => hash('sha512-256', key + visitor, 'base64url');
  const name = hostCookie(cookieNames.visitor, secure);
  const flags = `Max-Age=${site.cookieSeconds.visitor}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    read(cookies) {
      const [, visitor, signature = ''] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(cookies[name] ?? '') ?? [];
      if (visitor === undefined) return undefined;
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(visitor))];
      return given.length === right.length && timingSafeEqual(given, right) ? visitor : undefined;
    },
    write: (visitor) => `${name}=${visitor}.${sign(visitor)}; ${flags}`,
  };
}

const allowsTargeting = (cookies: Cookies) => cookies[cookieNames.targetingConsent] === 'true';

/** The campaign that brought a visitor; nothing once targeting cookies are no longer agreed to. */
export function campaignOf(cookies: Cookies): Campaign | undefined {
  return allowsTargeting(cookies) ? readCampaign(cookies[cookieNames.marketing]) : undefined;
}

function keepCampaign(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  if (!allowsTargeting(request.cookies)) return;
  const campaign = pickMarketing(new URLSearchParams(request.url.split('?')[1] ?? ''));
  if (!campaign) return;
  const options = { path: '/', sameSite: 'lax', httpOnly: true, maxAge: site.cookieSeconds.marketing, secure } as const;
  // Pages are answered past Fastify's own cookie hook, so the header is written at once.
  reply.header('Set-Cookie', reply.server.serializeCookie(cookieNames.marketing, JSON.stringify(campaign), options));
}

/** Gives a new visitor an id, and keeps the link's campaign for a day where that was agreed to. Returns the id. */
export function keepVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  { visitors, secure }: { readonly visitors: VisitorCookie; readonly secure: boolean },
): string {
  keepCampaign(request, reply, secure);
  const known = visitors.read(request.cookies);
  if (known !== undefined) return known;
  const visitor = randomUUID();
  reply.header('Set-Cookie', visitors.write(visitor));
  return visitor;
}
