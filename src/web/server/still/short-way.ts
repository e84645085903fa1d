import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import { repliesOf, type StillReplies, sendStill } from './send-still.ts';
import { pageBody, type StillPage } from './still-page.ts';
import type { StillPages } from './still-pages.ts';
import { variantOf } from './still-variant.ts';

type Cookies = Readonly<Record<string, string | undefined>>;

type ShortWayOptions = {
  readonly siteUrl: string;
  readonly pages: StillPages;
  readonly parseCookies: (header: string) => Cookies;
  readonly hasSession: (cookies: Cookies) => boolean;
  /** The Set-Cookie by which a browser without an id gets one; undefined for one that has it. */
  readonly newVisitor: (cookies: Cookies) => string | undefined;
  /** All headers of the page but those of its body. */
  readonly headersOf: (page: StillPage) => OutgoingHttpHeaders;
};

const none: Cookies = {};

/** What makes a request more than a question for a page. */
const more = ['x-forwarded-host', 'content-length', 'transfer-encoding', 'expect', 'upgrade'] as const;

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host';

/** A request as a browser asks for a page, under the site's own name; all others are judged by the whole server. */
function isPlain({ method, httpVersion, headers, rawHeaders }: IncomingMessage, host: string, https: boolean): boolean {
  const told = headers['x-forwarded-proto'];
  if (method !== 'GET' || httpVersion !== '1.1' || headers.host !== host) return false;
  if (told !== undefined && !(https && told === 'https')) return false;
  if (more.some((name) => headers[name] !== undefined)) return false;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at] ?? '')) hosts += 1;
  return hosts === 1;
}

/** Answers a plain request for a page that is at hand; whether it did. */
export function shortWay(options: ShortWayOptions): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { host, protocol } = new URL(options.siteUrl);
  const made = new WeakMap<StillPage, StillReplies>();
  const repliesFor = (page: StillPage) => {
    const replies = made.get(page) ?? repliesOf(pageBody(page), options.headersOf(page));
    made.set(page, replies);
    return replies;
  };
  return (request, response) => {
    if (!isPlain(request, host, protocol === 'https:')) return false;
    const { cookie } = request.headers;
    const cookies = cookie === undefined ? none : options.parseCookies(cookie);
    if (options.hasSession(cookies)) return false;
    const page = options.pages.freshAt(request.url ?? '', variantOf(cookies));
    if (!page) return false;
    const visitor = options.newVisitor(cookies);
    sendStill(request, response, repliesFor(page), visitor ? ['Set-Cookie', visitor] : []);
    return true;
  };
}

/** Lets a way of answering go before the framework's, which takes what it leaves. */
export function answerFirst(server: Server, answer: ReturnType<typeof shortWay>): void {
  const [framework, ...watchers] = server.listeners('request') as ((...asked: Parameters<typeof answer>) => void)[];
  server.removeAllListeners('request');
  for (const watcher of watchers) server.on('request', watcher);
  server.on('request', (request, response) => {
    if (!answer(request, response)) framework?.(request, response);
  });
}
