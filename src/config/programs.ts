import { extname, join } from 'node:path';

/** In the built product too: there `import.meta.dirname` is the folder of the source (`scripts/product-bundle.ts`). */
export const projectDir = join(import.meta.dirname, '../..');

const isBuilt = extname(import.meta.filename) === '.js';

/** A program of ours, of the kind that runs now: its source, or what was built from it. */
export const programAt = (name: 'main' | 'sandbox/main' | 'connectors/pdf/print-worker'): string =>
  join(projectDir, isBuilt ? `build/product/${name}.js` : `src/${name}.ts`);

/** The pages, bundled with the server where it is built: what both use is loaded once. */
export const pagesEntry = join(projectDir, isBuilt ? 'build/product/pages.js' : 'build/server/index.js');

/** The screens of the desk, bundled likewise, and the folder of their styles and pictures. */
export const deskEntry = join(projectDir, isBuilt ? 'build/product/desk.js' : 'build/desk/draw.js');
export const deskAssets = join(projectDir, 'build/desk/assets');
