import { rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

const projectDir = join(import.meta.dirname, '..');
export const productFolder = 'build/product';

/** What is built together shares its modules; each name is that of the built file. */
export const programs: readonly Readonly<Record<string, string>>[] = [
  { main: 'src/main.ts', pages: 'build/server/index.js', desk: 'build/desk/draw.js' },
  { parent: 'src/parent.ts' },
  { 'sandbox/main': 'src/sandbox/main.ts' },
  { 'connectors/pdf/print-worker': 'src/connectors/pdf/print-worker.ts' },
];

/** Loaded from their own folders: they read files of theirs, or are fetched only where they are needed. */
const apart = ['@scalar/fastify-api-reference', 'nodemailer', 'pdfkit', 'vite'];

/** A module finds what lies beside its source, wherever its code went. */
const sourceFolders = (outFile: string): Plugin => ({
  name: 'source-folders',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes('import.meta.dirname')) return undefined;
    const way = relative(dirname(outFile), dirname(id));
    return code.replaceAll('import.meta.dirname', `\`\${import.meta.dirname}/${way}\``);
  },
});

/** What sources load as CommonJS, for a start from sources (`src/db/drizzle.ts`), is part of the bundle. */
const loadedPackages: Plugin = {
  name: 'loaded-packages',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes(' load(')) return undefined;
    return code.replace(/export const (\{[^}]*\})\s*=\s*load\(('[^']+')\)[^;]*;/, 'export $1 from $2;');
  },
};

/** Files of text and files of code apart: a file with one Turkish letter takes twice the memory. */
const groups = [
  { name: 'packages', test: /\/node_modules\// },
  { name: 'site', test: /\/build\/server\// },
  { name: 'desk', test: /\/build\/desk\// },
];

const shared = { root: projectDir, configFile: false, publicDir: false, logLevel: 'error' } as const;

async function bundle(input: Readonly<Record<string, string>>): Promise<void> {
  const [first = ''] = Object.keys(input);
  await build({
    ...shared,
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [sourceFolders(join(projectDir, productFolder, first)), loadedPackages],
    ssr: { noExternal: true, external: apart },
    build: {
      ssr: true,
      outDir: productFolder,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: { ...input },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: join(dirname(first), '[name]-[hash].js'),
          codeSplitting: { groups },
          comments: { legal: false, annotation: false, jsdoc: false },
        },
      },
    },
  });
}

/** Builds every program of the product. */
export async function bundleProduct(): Promise<void> {
  rmSync(join(projectDir, productFolder), { recursive: true, force: true });
  for (const input of programs) await bundle(input);
}

/** All modules that a bundle of these sources is made of, packages left out. */
export async function modulesOf(input: readonly string[]): Promise<readonly string[]> {
  const modules: string[] = [];
  const listing: Plugin = {
    name: 'listing',
    enforce: 'pre',
    // Styles are made by plugins of the site's own build.
    resolveId: (id) => (/\.css(\?url)?$/.test(id) ? { id, external: true } : undefined),
    buildEnd() {
      modules.push(...this.getModuleIds());
    },
  };
  const plugins = [listing];
  await build({ ...shared, plugins, build: { ssr: true, write: false, rolldownOptions: { input: [...input] } } });
  return modules;
}
