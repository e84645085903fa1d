import { stepNames } from '#messages/quote.ts';
import { nationalOrTaxNumber, phone } from './fields.ts';
import { flow } from './flow.ts';

export const daskFlow = flow({
  path: '/dask/async-teklif',
  line: 'dask',
  steps: [stepNames.identity, stepNames.building, stepNames.offers, stepNames.payment],
  fields: [nationalOrTaxNumber, phone],
});
