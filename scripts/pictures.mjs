// npm run pictures: draws the pictures of README.md anew, from the product as it runs.
import { chromiumPath, ensureSystemPackages } from './system-packages.mjs';
import { ensureBuilt, ensureInstalled, run } from './toolchain.mjs';

ensureInstalled();
if (!ensureSystemPackages()) {
  console.error('No Chromium found and none may be installed here: set CHROMIUM to one.');
  process.exit(1);
}
ensureBuilt();
process.exit(
  run('playwright', ['test', '--project=pictures', '--workers=1'], {
    CHROMIUM: chromiumPath(),
    E2E_PORT: '3711',
    E2E_REPORT: 'test-results/pictures.json',
    NODE_ENV: 'production',
  }),
);
