import type { DeskPorts } from '#services/desk/ports.ts';
import type { DeskHandlers } from '../handler.ts';
import { findHandlers } from './find.ts';
import { logHandlers } from './log.ts';
import { signInHandlers } from './sign-in.ts';

export const deskHandlers = (ports: DeskPorts): DeskHandlers => ({
  ...signInHandlers(ports),
  ...logHandlers(ports),
  ...findHandlers(ports),
});
