import { type InsurerContext, workOnQuote } from '../insurer-context.ts';
import { type RestDialect, restDialects } from './rest-dialects.ts';
import { quoteMessage, readQuestion, referenceOf } from './rest-messages.ts';
import { registerRestPolicies, sendRest } from './rest-policies.ts';
import type { StyleRoutes } from './style.ts';

export function dialectOf({ office }: InsurerContext): RestDialect {
  const { code } = office.personality;
  const dialect = restDialects[code];
  if (!dialect) throw new RangeError(`Insurer ${code} has no JSON dialect`);
  return dialect;
}

/** JSON, answered at once. */
export const restRoutes: StyleRoutes = (scope, context) => {
  const dialect = dialectOf(context);
  const { office, counters } = context;
  scope.post(dialect.paths.quotes, {
    preValidation: async ({ body }) => counters.quoteAsked(referenceOf(body, dialect)),
    handler: async (request, reply) => {
      const application = readQuestion(request.body, dialect);
      const style = { dialect, coverages: office.personality.coveragesInQuote };
      if ('kind' in application) return sendRest(reply, quoteMessage(application, style), dialect);
      if ((await workOnQuote(context, request, application.reference)) === 'fault') return reply.code(500).send('hata');
      return sendRest(reply, quoteMessage(office.quote(application), style), dialect);
    },
  });
  registerRestPolicies(scope, context, dialect);
};
