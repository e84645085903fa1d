import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../http/address-call.ts';
import type { HostContext } from '../../page/host-context.ts';
import type { SendOwnStart } from '../still/register-still.ts';
import { isPersonalAddress } from './personal-address.ts';
import { ownerOf, type PersonalPage } from './personal-page.ts';
import type { PersonalPages } from './personal-pages.ts';
import { sendPersonal } from './send-personal.ts';

type AnswerOptions = {
  readonly siteUrl: string;
  readonly pages: PersonalPages;
  readonly callerOf: (request: FastifyRequest) => Caller;
  readonly contextOf: (request: FastifyRequest) => HostContext;
  readonly headersOf: (page: PersonalPage) => Record<string, string>;
};

export type PersonalAnswers = {
  /** Answers a request for a page of one person; whether it did. */
  readonly sendPage: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  readonly sendStart: SendOwnStart;
};

/** How pages of one person are asked for: each by that person alone, and again with what the application starts from. */
export function answerPersonal(options: AnswerOptions): PersonalAnswers {
  const { pages, siteUrl } = options;
  const draw = (request: FastifyRequest, address: string) =>
    pages.pageFor({
      owner: ownerOf(options.callerOf(request)),
      address,
      request: new Request(new URL(address, siteUrl)),
      host: options.contextOf(request),
    });
  return {
    async sendPage(request, reply) {
      const { method, url } = request;
      const page = method === 'GET' && isPersonalAddress(url) ? await draw(request, url) : undefined;
      if (page) await sendPersonal(request, reply, page, { part: 'body', headers: options.headersOf(page) });
      return page !== undefined;
    },
    async sendStart(request, reply, { version, path }) {
      if (!isPersonalAddress(path)) return false;
      const shown = pages.shownTo(ownerOf(options.callerOf(request)), version);
      const page = shown ?? (await draw(request, path));
      if (page) await sendPersonal(request, reply, page, { part: 'start' });
      return page !== undefined;
    },
  };
}
