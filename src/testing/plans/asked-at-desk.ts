import { randomUUID } from 'node:crypto';
import { cancellationStates, openCancellationStates } from '#domain/policy/cancellation-state.ts';
import type { AskedOften } from './asked-often.ts';

const rows = { skip: 50, most: 26 };

/** What the agency's desk asks about requests for help, wishes that policies may end, and policies. */
export const askedAtDesk: Readonly<Record<string, AskedOften>> = {
  'requests for help of a status': async ({ deskThreads }) => {
    for (const status of ['open', 'closed'] as const) {
      for (const order of ['oldest', 'newest'] as const)
        await deskThreads.page({ status, order, typeId: undefined }, rows);
    }
  },
  'requests for help of a type': async ({ deskThreads }) => {
    for (const typeId of [1, 5]) {
      await deskThreads.page({ status: 'closed', order: 'oldest', typeId }, rows);
      await deskThreads.page({ status: undefined, order: 'newest', typeId }, rows);
    }
  },
  'all requests for help': ({ deskThreads }) =>
    deskThreads.page({ status: undefined, order: 'newest', typeId: undefined }, rows),
  'wishes that wait': ({ deskCancellations }) =>
    deskCancellations.page({ states: openCancellationStates, order: 'oldest' }, rows),
  'wishes of a state': async ({ deskCancellations }) => {
    for (const state of cancellationStates) await deskCancellations.page({ states: [state], order: 'newest' }, rows);
  },
  'all wishes': ({ deskCancellations }) =>
    deskCancellations.page({ states: cancellationStates, order: 'oldest' }, rows),
  'what is known around a policy': async ({ deskPolicies, policyId }) => {
    await deskPolicies.wishes(policyId);
    await deskPolicies.threads(policyId);
    await deskPolicies.messages(['one', `renewal ${randomUUID()}`, `refund ${randomUUID()}`], 50);
  },
};
