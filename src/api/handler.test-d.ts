import type { AllHandlers, Handler } from './handler.ts';

/* Read by the type check alone: a line under @ts-expect-error must not compile. */

declare const withoutLogout: Omit<AllHandlers, 'logout'>;

// @ts-expect-error a call that is not handled
export const forgotten: AllHandlers = withoutLogout;

const withoutUser = async () => ({ outcome: 'tokenControl' }) as const;
export const declared: Handler<'logout'> = withoutUser;
// @ts-expect-error an outcome that is not declared for the call
export const undeclared: Handler<'provinces'> = withoutUser;
