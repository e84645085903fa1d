import type { Style } from '../personality.ts';
import { pairsRoutes } from './pairs.ts';
import { pollRoutes } from './poll.ts';
import { pushRoutes } from './push.ts';
import { restRoutes } from './rest.ts';
import { robotRoutes } from './robot.ts';
import { soapRoutes } from './soap.ts';
import type { StyleRoutes } from './style.ts';
import { webhookRoutes } from './webhook.ts';
import { xmlRoutes } from './xml.ts';

export const styleRoutes: Readonly<Record<Style, StyleRoutes>> = {
  rest: restRoutes,
  xml: xmlRoutes,
  pairs: pairsRoutes,
  poll: pollRoutes,
  webhook: webhookRoutes,
  soap: soapRoutes,
  robot: robotRoutes,
  push: pushRoutes,
};
