import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

/** Draws the screens of the desk: what runs on the server, and the styles, font and pictures its pages name. */
await build({
  root: join(import.meta.dirname, '..'),
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  mode: 'production',
  plugins: [tailwindcss()],
  build: {
    ssr: 'src/desk/views/draw.tsx',
    ssrEmitAssets: true,
    outDir: 'build/desk',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'node24',
    minify: false,
    cssMinify: true,
    rolldownOptions: { output: { entryFileNames: 'draw.js' } },
  },
});
