import { ensureBuilt } from '../scripts/toolchain.mjs';
import { chaosCalls } from './calls/index.ts';
import { chaosEdge } from './edge/index.ts';
import { chaosPay } from './pay/index.ts';
import { chaosQuote } from './quote/index.ts';

/** npm run chaos [name]: kills processes at random moments, storms their doors or sends what nobody should, and counts what was lost or broken. */
const trials: Readonly<Record<string, () => Promise<boolean>>> = {
  quote: chaosQuote,
  pay: chaosPay,
  edge: chaosEdge,
  calls: chaosCalls,
};

const wanted = process.argv[2];
const names = wanted === undefined ? Object.keys(trials) : [wanted];
// The sandbox of a trial is the built one.
ensureBuilt();
for (const name of names) {
  const trial = trials[name];
  if (!trial) {
    console.error(`Usage: npm run chaos [${Object.keys(trials).join('|')}]`);
    process.exit(1);
  }
  console.log(`== ${name}`);
  if (!(await trial())) process.exitCode = 1;
}
// Lines that strangers left open on purpose hold nobody up.
process.exit();
