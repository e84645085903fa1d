import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../http/address-call.ts';
import type { AskUpstream } from '../../http/server-http.ts';
import type { HostContext } from '../../page/host-context.ts';
import type { SendOwnStart } from '../still/register-still.ts';
import { isPersonalAddress } from './personal-address.ts';
import type { PersonalPage } from './personal-page.ts';
import type { PersonalPages } from './personal-pages.ts';
import { sendPersonal } from './send-personal.ts';

type AnswerOptions = {
  readonly pages: PersonalPages;
  readonly callerOf: (request: FastifyRequest) => Caller;
  /** What loaders are handed of a request, with another way to ask bases. */
  readonly hostWith: (request: FastifyRequest, caller: Caller, ask: AskUpstream) => HostContext;
  readonly headersOf: (page: PersonalPage) => Record<string, string>;
};

export type PersonalAnswers = {
  /** Answers a request for a page of one person; whether it did. */
  readonly sendPage: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  readonly sendStart: SendOwnStart;
};

/** How pages of one person are asked for: each by that person alone, and again with what the application starts from. */
export function answerPersonal(options: AnswerOptions): PersonalAnswers {
  const { pages, callerOf, hostWith } = options;
  const pageFor = (request: FastifyRequest, address: string) => {
    const caller = callerOf(request);
    return pages.pageFor({ caller, address, hostWith: (ask) => hostWith(request, caller, ask) });
  };
  return {
    async sendPage(request, reply) {
      const { method, url } = request;
      const page = method === 'GET' && isPersonalAddress(url) ? await pageFor(request, url) : undefined;
      if (page) await sendPersonal(request, reply, page, { part: 'body', headers: options.headersOf(page) });
      return page !== undefined;
    },
    async sendStart(request, reply, { version, path }) {
      if (!isPersonalAddress(path)) return false;
      const shown = pages.shownTo(callerOf(request), version);
      const page = shown ?? (await pageFor(request, path));
      if (page) await sendPersonal(request, reply, page, { part: 'start' });
      return page !== undefined;
    },
  };
}
