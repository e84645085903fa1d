import type { DeskPorts } from '#services/desk/ports.ts';
import type { DeskHandlers } from '../handler.ts';
import { insurerHandlers } from './insurers.ts';
import { logHandlers } from './log.ts';
import { noteHandlers } from './notes.ts';
import { signInHandlers } from './sign-in.ts';
import { tableHandlers } from './tables.ts';
import { todayHandlers } from './today.ts';

export const deskHandlers = (ports: DeskPorts): DeskHandlers => ({
  ...signInHandlers(ports),
  ...insurerHandlers(ports),
  ...noteHandlers(ports),
  ...tableHandlers(ports),
  ...logHandlers(ports),
  ...todayHandlers(ports),
});
