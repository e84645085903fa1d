import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { bakedData } from './scripts/baked-data.ts';
import { browserRouter } from './scripts/browser-router.ts';
import { clientChunks } from './scripts/client-chunks.ts';
import { messageParts } from './scripts/message-parts.ts';
import { reloadOnChange } from './scripts/reload-on-change.ts';
import { smallFiles } from './scripts/small-files.ts';

const sources = fileURLToPath(new URL('./src/', import.meta.url));

/** Every icon of every page names its file. */
const assetFileNames = ({ names }: { readonly names: readonly string[] }) =>
  names.includes('icons.svg') ? 'assets/[hash:4].svg' : 'assets/[name]-[hash][extname]';

export default defineConfig({
  plugins: [
    reloadOnChange,
    browserRouter(sources),
    tailwindcss(),
    reactRouter(),
    smallFiles,
    messageParts(sources),
    bakedData(sources),
    clientChunks(`${sources}web/`),
  ],
  // Linked packages are served as they are; what they pass on is found only when a page runs, which would have to be loaded again.
  optimizeDeps: { include: ['preact', 'preact/compat', 'preact/hooks', 'preact/jsx-runtime'] },
  build: { assetsInlineLimit: 0, target: 'es2022', manifest: true, rolldownOptions: { output: { assetFileNames } } },
});
