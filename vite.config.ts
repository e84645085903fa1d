import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), { ...optimizeLocales.vite({ locales: ['tr-TR'] }), enforce: 'pre' }],
  build: { assetsInlineLimit: 0, target: 'es2022' },
});
