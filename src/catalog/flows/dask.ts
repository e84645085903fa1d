import { stepNames } from '#messages/quote.ts';
import { nationalOrTaxNumber, phone } from './fields.ts';
import type { Flow } from './flow.ts';

export const daskFlow: Flow = {
  path: '/dask/async-teklif',
  line: 'dask',
  steps: [stepNames.identity, stepNames.building, stepNames.offers, stepNames.payment],
  fields: [nationalOrTaxNumber, phone],
};
