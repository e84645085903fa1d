import type { AllHandlers } from './handler.ts';

/* Read by the type check alone: a line under @ts-expect-error must not compile. */

declare const every: AllHandlers<never>;
declare const withoutLogout: Omit<typeof every, 'logout'>;

export const listed: AllHandlers<'logout'> = withoutLogout;
// @ts-expect-error a call that is neither handled nor listed as not built
export const forgotten: AllHandlers<never> = withoutLogout;
// @ts-expect-error a call that is handled and listed as not built
export const both: AllHandlers<'logout'> = every;
