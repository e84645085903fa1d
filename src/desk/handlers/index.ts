import type { DeskPorts } from '#services/desk/ports.ts';
import type { DeskHandlers } from '../handler.ts';
import { approvalHandlers } from './approvals.ts';
import { findingHandlers } from './findings.ts';
import { logHandlers } from './log.ts';
import { orderHandlers } from './orders.ts';
import { refundHandlers } from './refunds.ts';
import { signInHandlers } from './sign-in.ts';
import { todayHandlers } from './today.ts';

export const deskHandlers = (ports: DeskPorts): DeskHandlers => ({
  ...signInHandlers(ports),
  ...orderHandlers(ports),
  ...refundHandlers(ports),
  ...findingHandlers(ports),
  ...approvalHandlers(ports),
  ...logHandlers(ports),
  ...todayHandlers(ports),
});
