import { expect, test } from 'vitest';
import { stepNames } from '#messages/quote.ts';
import { afterVerification } from './after-verification.ts';
import { flowAt } from './index.ts';
import { findStep } from './steps.ts';

const after = (line: Parameters<typeof afterVerification>[0]['line'], passportType?: string, singleSms = false) =>
  afterVerification({ line, passportType, singleSms });

test('[T-04] foreigner health shows the offer list', () => {
  expect(after('yabanci', '1')).toEqual({ kind: 'step', step: 'offers' });
  expect(findStep(flowAt('/yabancisaglik/asyncteklif'), 'offers').title).toBe(stepNames.offers);
});

test("[T-04] travel with passport type '2' goes to step 3, with '1' it is checked", () => {
  expect(after('seyahat', '2')).toEqual({ kind: 'step', step: 'trip' });
  expect(flowAt('/outgoing/teklif').steps[2]?.key).toBe('trip');
  expect(after('seyahat', '1')).toEqual({ kind: 'check' });
});

test('[T-04] every other line is checked, unless in single-SMS mode', () => {
  expect(after('kasko')).toEqual({ kind: 'check' });
  expect(after('kasko', undefined, true)).toEqual({ kind: 'step', step: 'vehicle' });
});
