import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { filesOf, readManifest, smallScriptsOf, stillStylesOf, styleHashesOf } from './client-files.ts';
import type { SmallScripts } from './still/still-page.ts';
import type { StillStyles } from './still/still-styles.ts';

/** Where pages come from: the finished build, or Vite while developing. */
export type PageBuild = {
  readonly read: () => Promise<ServerBuild>;
  /** Folder of built client files; while developing Vite serves them. */
  readonly clientDir: string | undefined;
  /** What pages have that are drawn once for everybody; while developing every page is drawn for its request. */
  readonly still: { readonly scripts: SmallScripts; readonly styles: StillStyles } | undefined;
  /** The styles that stand in pages, as their policy names them. */
  readonly styleHashes: readonly string[];
  /** Addresses of a chunk of the client and of all that comes with it, by its name. */
  readonly filesOf: (chunk: string) => readonly string[];
  /** Which upgrades of its own it takes. */
  readonly takesUpgrade: (request: IncomingMessage) => boolean;
  readonly attach: (app: FastifyInstance) => Promise<void>;
  readonly close: () => Promise<void>;
};

async function openFinishedBuild(projectDir: string, entry: string): Promise<PageBuild> {
  if (!existsSync(entry)) throw new Error('The site is not built. Run npm start, or npm run build before this.');
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  const clientDir = join(projectDir, 'build/client');
  const manifest = readManifest(clientDir);
  const styles = stillStylesOf(clientDir, manifest);
  return {
    read: () => Promise.resolve(build),
    clientDir,
    still: { scripts: smallScriptsOf(clientDir, manifest), styles },
    styleHashes: styleHashesOf(manifest, styles),
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
