import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { smallScripts } from './scripts/small-scripts.ts';

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    smallScripts,
    { ...optimizeLocales.vite({ locales: ['tr-TR'] }), enforce: 'pre' },
  ],
  build: { assetsInlineLimit: 0, manifest: true, target: 'es2022' },
});
