import type { Plugin } from 'vite';
import { starterName, starterSource } from '../src/web/start/starter-source.ts';

/** The small script of still pages is no part of the application, and no page of the router names it. */
export const starterChunk: Plugin = {
  name: 'starter-chunk',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: starterSource, name: starterName });
  },
};
