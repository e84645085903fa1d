import { deskCalls, type ScreenId } from '#contracts/desk/index.ts';

/** Screens of the menu, in order. */
const inMenu = [
  'today',
  'find',
  'orders',
  'approvals',
  'refunds',
  'findings',
  'threads',
  'cancellations',
  'insurers',
  'notes',
  'tables',
  'log',
] as const satisfies readonly ScreenId[];

export const navigation = inMenu.map((id) => ({ id, path: deskCalls[id].path, role: deskCalls[id].role }));
