import type { AllHandlers, Handler } from './handler.ts';

/* Read by the type check alone: a line under @ts-expect-error must not compile. */

declare const every: AllHandlers<never>;
declare const withoutLogout: Omit<typeof every, 'logout'>;

export const listed: AllHandlers<'logout'> = withoutLogout;
// @ts-expect-error a call that is neither handled nor listed as not built
export const forgotten: AllHandlers<never> = withoutLogout;
// @ts-expect-error a call that is handled and listed as not built
export const both: AllHandlers<'logout'> = every;

const withoutUser = async () => ({ outcome: 'tokenControl' }) as const;
export const declared: Handler<'logout'> = withoutUser;
// @ts-expect-error an outcome that is not declared for the call
export const undeclared: Handler<'provinces'> = withoutUser;
