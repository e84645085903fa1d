import { neighbourhoodOf } from '../src/domain/abuse/address-block.ts';

/** Limits count per block of addresses; each worker stands for a block of its own. */
export const neighbour = `198.18.${Number(process.env.TEST_WORKER_INDEX ?? 0) % 256}.1`;

export const { block } = neighbourhoodOf(neighbour);
