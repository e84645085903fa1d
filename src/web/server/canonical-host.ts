import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { envelope } from '#contracts/envelope.ts';
import { outcomes } from '#contracts/outcomes.ts';

/**
 * Answered under every name: probes know a machine by its number, files want no cookie, and what a bank sends back must
 * be taken wherever it lands.
 */
const underAnyName = /^\/(?:health$|assets\/|icons\/|fonts\/|odeme\/donus\/)/;

/** A host as addresses write it, without the port its scheme has anyway. */
function hostOf(protocol: string, host: string): string | undefined {
  const address = `${protocol}//${host}`;
  return URL.canParse(address) ? new URL(address).host : undefined;
}

/** Whether a proxy says that the browser came without encryption; one that says nothing is not taken at its silence. */
function cameInTheClear({ protocol, headers: { 'x-forwarded-proto': told } }: FastifyRequest): boolean {
  return protocol === 'http' && String(told).split(',').at(-1)?.trim() === 'http';
}

function lead(request: FastifyRequest, reply: FastifyReply, origin: string): FastifyReply {
  // A target that is a whole address or begins with two slashes names a host: it is never taken for ours.
  const target = request.url.startsWith('/') ? request.url : '/';
  // What was posted is not sent on to another name: the page is asked for again, there.
  const status = request.method === 'GET' || request.method === 'HEAD' ? 308 : 303;
  return reply.header('Cache-Control', 'no-store').redirect(`${origin}${target}`, status);
}

/**
 * The site has one name. A cookie belongs to a name, so a purchase that begins under another would come back from the
 * bank as a stranger: whoever asks for a page under another name, or without encryption, is led to the one first.
 */
export function keepCanonicalHost(app: FastifyInstance, siteUrl: string): void {
  const { origin, host, protocol } = new URL(siteUrl);
  app.addHook('onRequest', async (request, reply) => {
    if (underAnyName.test(request.url.split('?', 1)[0] ?? '')) return;
    const isOurs = hostOf(protocol, request.host) === host;
    if (isOurs && !(protocol === 'https:' && cameInTheClear(request))) return;
    if (request.url.startsWith('/api/')) {
      return reply.code(outcomes.otherHost.http).send(envelope('otherHost', null));
    }
    return lead(request, reply, origin);
  });
}
