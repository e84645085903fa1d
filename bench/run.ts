import { execFileSync } from 'node:child_process';
import { productDir } from '#testing/trial/product-dir.ts';
import { isShort } from './bench.ts';
import { benches } from './benches.ts';
import { tellCommit, tellLoad, tellMachine, tellSpeed } from './machine.ts';
import { keepResult } from './results.ts';
import { runBenches } from './run-benches.ts';
import { writeMeasurements } from './tables.ts';

/**
 * npm run bench [names]: measures, prints figures beside their targets, keeps them in bench/results and writes them into
 * docs/measurements.md. BENCH_OF measures another checkout, BENCH_AS=before keeps what is found as what was before.
 */
const names = process.argv.slice(2);
const unknown = names.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(`Usage: npm run bench [${benches.map(({ name }) => name).join('|')}]`);
  process.exit(1);
}
const chosen = names.length === 0 ? benches : benches.filter(({ name }) => names.includes(name));

const load = await tellLoad(isShort ? 0 : undefined);
const origin = { commit: tellCommit(productDir), day: new Date().toISOString().slice(0, 10), machine: tellMachine() };
console.log(`${origin.commit}, ${origin.machine}, ${load}`);
if (load.startsWith('NOT quiet'))
  console.log('The machine is busy with other work: times found now are not to be relied on.');
const build = "import('./scripts/toolchain.mjs').then(({ ensureBuilt }) => ensureBuilt())";
execFileSync(process.execPath, ['--eval', build], { cwd: productDir, stdio: 'inherit' });

const isGood = await runBenches(chosen, {
  onFigures(bench, figures) {
    if (isShort) return;
    const told = bench.measures === 'counts' ? 'counts, whatever the load' : `${load}, ${tellSpeed()}`;
    keepResult(process.env.BENCH_AS ?? 'now', bench.name, { ...origin, load: told, figures });
    writeMeasurements(benches);
  },
});
process.exit(isGood ? 0 : 1);
