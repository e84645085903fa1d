import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { clientChunks } from './scripts/client-chunks.ts';

const webFolder = fileURLToPath(new URL('./src/web/', import.meta.url));

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    clientChunks(webFolder),
    { ...optimizeLocales.vite({ locales: ['tr-TR'] }), enforce: 'pre' },
  ],
  build: { assetsInlineLimit: 0, target: 'es2022', manifest: true },
});
