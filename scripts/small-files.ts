import tailwindcss from '@tailwindcss/vite';
import { build, type Plugin } from 'vite';
import { earlySource, starterSource, stillStylesSource } from '../src/web/start/small-sources.ts';

/** What is built of a source by itself: it shares nothing with the application, which would have to be fetched with it. */
async function buildAlone(source: string, format: 'es' | 'iife') {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format } },
    },
  });
  return [built].flat().flatMap((part) => ('output' in part ? part.output : []));
}

async function script(source: string, format: 'es' | 'iife'): Promise<string> {
  const [only, ...others] = await buildAlone(source, format);
  if (only?.type !== 'chunk' || others.length > 0) throw new Error(`${source} is not one file.`);
  return only.code.trim();
}

/** The typeface they name has the address that the application's own build gives it. */
async function styles(source: string): Promise<string> {
  const files = await buildAlone(source, 'es');
  const [only, ...others] = files.filter(({ fileName }) => fileName.endsWith('.css'));
  if (only?.type !== 'asset' || others.length > 0) throw new Error(`${source} is not one file of styles.`);
  return only.source.toString();
}

/** What pages have that are drawn without the application, under their sources' names in the manifest. */
export const smallFiles: Plugin = {
  name: 'small-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async buildStart() {
    const files = [
      ['early.js', earlySource, script(earlySource, 'iife')],
      ['starter.js', starterSource, script(starterSource, 'es')],
      ['still.css', stillStylesSource, styles(stillStylesSource)],
    ] as const;
    const built = files.map(async ([name, originalFileName, source]) => {
      this.emitFile({ type: 'asset', name, originalFileName, source: await source });
    });
    await Promise.all(built);
  },
};
