import type { DeskPorts } from '#services/desk/ports.ts';
import type { DeskHandlers } from '../handler.ts';
import { cancellationHandlers } from './cancellations.ts';
import { logHandlers } from './log.ts';
import { policyHandlers } from './policies.ts';
import { signInHandlers } from './sign-in.ts';
import { threadHandlers } from './threads.ts';
import { todayHandlers } from './today.ts';

export const deskHandlers = (ports: DeskPorts): DeskHandlers => ({
  ...signInHandlers(ports),
  ...logHandlers(ports),
  ...todayHandlers(ports),
  ...threadHandlers(ports),
  ...cancellationHandlers(ports),
  ...policyHandlers(ports),
});
