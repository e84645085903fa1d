import type { Plugin } from 'vite';

/** Browsers are sent the router of src/web/router under React Router's name, which draws the pages on the server. */
export function browserRouter(sources: string): Plugin {
  return {
    name: 'browser-router',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id === 'react-router' ? `${sources}web/router/index.ts` : undefined),
  };
}
