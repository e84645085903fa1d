import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { earlySource, starterSource, stillStylesSource } from '../start/small-sources.ts';
import { fontFace, fontSource } from '../styles/font/font-face.ts';
import { hashOf } from './still/content-policy.ts';
import type { SmallScripts } from './still/still-page.ts';
import { missingClasses, type StillStyles } from './still/still-styles.ts';

/** Where pages come from: the finished build, or Vite while developing. */
export type PageBuild = {
  readonly read: () => Promise<ServerBuild>;
  /** Folder of built client files; while developing Vite serves them. */
  readonly clientDir: string | undefined;
  /** What pages have that are drawn once for everybody; while developing every page is drawn for its request. */
  readonly still: { readonly scripts: SmallScripts; readonly styles: StillStyles } | undefined;
  /** The styles that stand in every page, as its policy names them. */
  readonly styleHashes: readonly string[];
  /** Addresses of a chunk of the client and of all that comes with it, by its name. */
  readonly filesOf: (chunk: string) => readonly string[];
  /** Which upgrades of its own it takes. */
  readonly takesUpgrade: (request: IncomingMessage) => boolean;
  readonly attach: (app: FastifyInstance) => Promise<void>;
  readonly close: () => Promise<void>;
};

type ClientFile = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Partial<Record<string, ClientFile>>>;

const readManifest = (clientDir: string) =>
  JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;

function filesOf(manifest: Manifest, chunk: string): readonly string[] {
  const first = Object.values(manifest).find((known) => known?.name === chunk);
  if (!first) throw new Error(`The build has no chunk ${chunk}. Build the site anew.`);
  const found = new Set([first]);
  for (const { imports = [] } of found) for (const key of imports) if (manifest[key]) found.add(manifest[key]);
  return [...found].map(({ file }) => `/${file}`);
}

function smallScriptsOf(clientDir: string, manifest: Manifest): SmallScripts {
  const [early, starter] = [manifest[earlySource], manifest[starterSource]];
  if (!early || !starter) throw new Error('The build has no small scripts. Build the site anew.');
  return { early: readFileSync(join(clientDir, early.file), 'utf8'), starter: `/${starter.file}` };
}

function stillStylesOf(clientDir: string, manifest: Manifest): StillStyles {
  const { file: small } = manifest[stillStylesSource] ?? {};
  const whole = Object.values(manifest).find((known) => known?.name === 'root')?.css?.[0];
  if (!small || !whole) throw new Error('The build has no styles. Build the site anew.');
  const [allText, text] = [whole, small].map((file) => readFileSync(join(clientDir, file), 'utf8'));
  return { whole: `/${whole}`, small: `/${small}`, missing: missingClasses(allText ?? '', text ?? '') };
}

function fontHashOf(manifest: Manifest): string {
  const font = manifest[fontSource];
  if (!font) throw new Error('The build has no typeface. Build the site anew.');
  return hashOf(fontFace(`/${font.file}`));
}

async function openFinishedBuild(projectDir: string, entry: string): Promise<PageBuild> {
  if (!existsSync(entry)) throw new Error('The site is not built. Run npm start, or npm run build before this.');
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  const clientDir = join(projectDir, 'build/client');
  const manifest = readManifest(clientDir);
  return {
    read: () => Promise.resolve(build),
    clientDir,
    still: { scripts: smallScriptsOf(clientDir, manifest), styles: stillStylesOf(clientDir, manifest) },
    styleHashes: [fontHashOf(manifest)],
    filesOf: (chunk) => filesOf(manifest, chunk),
    takesUpgrade: () => false,
    attach: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** Hot reload speaks these over a socket on our server. */
const viteProtocols = new Set(['vite-hmr', 'vite-ping']);

async function openDevelopmentBuild(projectDir: string): Promise<PageBuild> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  let vite: Awaited<ReturnType<typeof createServer>> | undefined;
  return {
    async read() {
      const environment = vite?.environments.ssr;
      if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('Vite is not ready.');
      return environment.runner.import<ServerBuild>('virtual:react-router/server-build');
    },
    clientDir: undefined,
    still: undefined,
    styleHashes: [],
    filesOf: () => [],
    takesUpgrade: ({ headers }) => viteProtocols.has(headers['sec-websocket-protocol'] ?? ''),
    async attach(app) {
      vite = await createServer({
        root: projectDir,
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server: app.server } },
      });
      const { middlewares } = vite;
      app.addHook('onRequest', (request, reply, done) => {
        middlewares(request.raw, reply.raw, () => done());
      });
    },
    close: async () => vite?.close(),
  };
}

/** NODE_ENV=development serves through Vite with hot reload; everything else serves the build. */
export function openPageBuild(
  projectDir: string,
  entry = join(projectDir, 'build/server/index.js'),
): Promise<PageBuild> {
  const develops = process.env.NODE_ENV === 'development';
  return develops ? openDevelopmentBuild(projectDir) : openFinishedBuild(projectDir, entry);
}
