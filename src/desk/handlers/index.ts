import type { DeskPorts } from '#services/desk/ports.ts';
import type { DeskHandlers } from '../handler.ts';
import { logHandlers } from './log.ts';
import { signInHandlers } from './sign-in.ts';
import { todayHandlers } from './today.ts';

export const deskHandlers = (ports: DeskPorts): DeskHandlers => ({
  ...signInHandlers(ports),
  ...logHandlers(ports),
  ...todayHandlers(ports),
});
