import { build, type Plugin } from 'vite';
import { earlySource, starterSource } from '../src/web/start/small-sources.ts';

/** One file of its own: it shares nothing with the application, which would have to be fetched with it. */
async function bundle(source: string, format: 'es' | 'iife'): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: source, output: { format } },
    },
  });
  const parts = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  const [only, ...others] = parts;
  if (only?.type !== 'chunk' || others.length > 0) throw new Error(`${source} is not one file.`);
  return only.code.trim();
}

/** The scripts of pages that are drawn without the application, under their sources' names in the manifest. */
export const smallScripts: Plugin = {
  name: 'small-scripts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async buildStart() {
    for (const [name, source, format] of [
      ['early.js', earlySource, 'iife'],
      ['starter.js', starterSource, 'es'],
    ] as const) {
      this.emitFile({ type: 'asset', name, originalFileName: source, source: await bundle(source, format) });
    }
  },
};
