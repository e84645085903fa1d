/** The way of a wish that a policy may end: handed on to whoever decides, and answered. */
export const cancellationStates = ['requested', 'forwarded', 'accepted', 'refused'] as const;
export type CancellationState = (typeof cancellationStates)[number];

/** States in which an answer is still to come. */
export const openCancellationStates = ['requested', 'forwarded'] as const satisfies readonly CancellationState[];

/** Whom it was handed to: the insurer's own service, or the people of the agency. */
export const cancellationWays = ['insurer', 'agency'] as const;
export type CancellationWay = (typeof cancellationWays)[number];
