import type { Plugin } from 'vite';

/** While developing: React's way of putting a changed component in the place of the old one is not Preact's, so the page is loaded again. */
export const reloadOnChange: Plugin = {
  name: 'reload-on-change',
  apply: 'serve',
  enforce: 'pre',
  hotUpdate({ file, modules }) {
    if (this.environment.name !== 'client' || modules.length === 0 || !/\.tsx?$/.test(file)) return undefined;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
};
