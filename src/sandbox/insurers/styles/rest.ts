import { type Desk, workOnQuote } from '../desk.ts';
import { type RestDialect, restDialects } from './rest-dialects.ts';
import { quoteMessage, readQuestion, referenceOf } from './rest-messages.ts';
import { registerRestPolicies, sendRest } from './rest-policies.ts';
import type { StyleRoutes } from './style.ts';

export function dialectOf({ office }: Desk): RestDialect {
  const { code } = office.personality;
  const dialect = restDialects[code];
  if (!dialect) throw new RangeError(`Insurer ${code} has no JSON dialect`);
  return dialect;
}

/** JSON, answered at once. */
export const restRoutes: StyleRoutes = (scope, desk) => {
  const dialect = dialectOf(desk);
  const { office, counters } = desk;
  scope.post(dialect.paths.quotes, {
    preValidation: async ({ body }) => counters.quoteAsked(referenceOf(body, dialect)),
    handler: async (request, reply) => {
      const application = readQuestion(request.body, dialect);
      const style = { dialect, covers: office.personality.coversInQuote };
      if ('kind' in application) return sendRest(reply, quoteMessage(application, style), dialect);
      if ((await workOnQuote(desk, request, application.reference)) === 'fault') return reply.code(500).send('hata');
      return sendRest(reply, quoteMessage(office.quote(application), style), dialect);
    },
  });
  registerRestPolicies(scope, desk, dialect);
};
