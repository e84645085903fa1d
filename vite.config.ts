import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { starterSource } from './src/web/start/starter-source.ts';

/** The small script of still pages is no part of the application, and no page of the router names it. */
const starter: Plugin = {
  name: 'starter',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: starterSource, name: 'start' });
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), starter, { ...optimizeLocales.vite({ locales: ['tr-TR'] }), enforce: 'pre' }],
  build: { assetsInlineLimit: 0, manifest: true, target: 'es2022' },
});
