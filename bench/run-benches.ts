import { browserPath } from '#testing/trial/browser-path.ts';
import { type Bench, type Figures, isMet } from './bench.ts';
import { printTable } from './tables.ts';

type Watched = {
  /** Told apart for tests. */
  readonly findBrowser?: () => string;
  readonly onFigures?: (bench: Bench, figures: Figures) => void;
};

/** Runs benches one after another; false when one failed or missed a target. A missing browser is told before anything starts. */
export async function runBenches(
  chosen: readonly Bench[],
  { findBrowser = () => browserPath(), onFigures = () => undefined }: Watched = {},
): Promise<boolean> {
  if (chosen.some(({ needsBrowser }) => needsBrowser)) {
    try {
      findBrowser();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return false;
    }
  }
  let good = true;
  for (const bench of chosen) {
    console.log(`\n== ${bench.name}: ${bench.proves}`);
    try {
      const figures = await bench.run();
      printTable(bench, figures);
      onFigures(bench, figures);
      good &&= Object.entries(bench.targets).every(([name, target]) => isMet(figures[name], target));
    } catch (error) {
      console.error(error);
      good = false;
    }
  }
  return good;
}
