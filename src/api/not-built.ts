import type { CallId } from '#contracts/index.ts';

/** Calls of the contract that nothing answers yet: they say that they are not available. */
export const notBuilt = [
  'startSupplementaryHealth',
  'startForeignerHealth',
  'startIndividualHealth',
  'startTravel',
  'startPhone',
  'startPet',
  'phoneBrands',
  'phoneModels',
  'supportAdd',
  'supportReply',
  'supportView',
  'supportList',
  'uploadFile',
] as const satisfies readonly CallId[];
export type NotBuilt = (typeof notBuilt)[number];
