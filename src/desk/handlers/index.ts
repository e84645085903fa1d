import type { DeskPorts } from '#services/desk/ports.ts';
import type { DeskHandlers } from '../handler.ts';
import { approvalHandlers } from './approvals.ts';
import { cancellationHandlers } from './cancellations.ts';
import { findHandlers } from './find.ts';
import { findingHandlers } from './findings.ts';
import { insurerHandlers } from './insurers.ts';
import { logHandlers } from './log.ts';
import { noteHandlers } from './notes.ts';
import { orderHandlers } from './orders.ts';
import { policyHandlers } from './policies.ts';
import { refundHandlers } from './refunds.ts';
import { signInHandlers } from './sign-in.ts';
import { tableHandlers } from './tables.ts';
import { threadHandlers } from './threads.ts';
import { todayHandlers } from './today.ts';

export const deskHandlers = (ports: DeskPorts): DeskHandlers => ({
  ...signInHandlers(ports),
  ...orderHandlers(ports),
  ...refundHandlers(ports),
  ...findingHandlers(ports),
  ...approvalHandlers(ports),
  ...insurerHandlers(ports),
  ...noteHandlers(ports),
  ...tableHandlers(ports),
  ...logHandlers(ports),
  ...todayHandlers(ports),
  ...threadHandlers(ports),
  ...cancellationHandlers(ports),
  ...policyHandlers(ports),
  ...findHandlers(ports),
});
