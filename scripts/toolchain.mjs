// What every command needs before it can run: installed packages and a Node that runs TypeScript.
// Plain JavaScript for Node 20, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectDir = join(dirname(fileURLToPath(import.meta.url)), '..');
const binDir = join(projectDir, 'node_modules/.bin');
const wantedNode = 24;

function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(projectDir, file)))
      .update('\0');
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(join(projectDir, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => !file.includes('.test.') && statSync(join(projectDir, file)).isFile())
    .sort();
}

function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The Node that came with the packages, or this one where it is new enough. */
export function nodePath() {
  const packaged = join(binDir, 'node');
  if (existsSync(packaged)) return packaged;
  if (Number(process.versions.node.split('.')[0]) >= wantedNode) return process.execPath;
  return fail(
    `Node ${wantedNode} or newer is needed on ${process.platform}-${process.arch}; this is ${process.version}.`,
  );
}

export function environment(extra = {}) {
  return { ...process.env, PATH: `${binDir}:${process.env.PATH}`, ...extra };
}

/** Runs a program of the project to its end and gives its exit code. */
export function run(command, args, extra = {}) {
  const { status, error } = spawnSync(command, args, { cwd: projectDir, stdio: 'inherit', env: environment(extra) });
  if (error) console.error(error.message);
  return status ?? 1;
}

/** Installs the locked packages when the lock file is not the one installed. */
export function ensureInstalled() {
  const stampFile = join(projectDir, 'node_modules/.installed');
  const wanted = hashFiles(['package.json', 'package-lock.json', '.npmrc']);
  if (readStamp(stampFile) === wanted) return;
  console.log('Installing packages …');
  if (run('npm', ['ci', '--include=dev', '--include=optional']) !== 0) fail('The packages could not be installed.');
  writeFileSync(stampFile, wanted);
}

const siteRooms = ['catalog', 'config', 'contracts', 'domain', 'edge', 'messages', 'web'];
/** What tests use, and commands, which run from their sources. */
const besideProduct = /^src\/(testing|commands)\//;
const configuration = [
  ...filesBelow('packages'),
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
];

/** What is built, in order, and every file it may be made of. `scripts/product-bundle.test.ts` holds the lists to what bundlers read. */
export const builtParts = [
  {
    name: 'site',
    stamp: 'build/.built',
    sources: () => [
      ...siteRooms.flatMap((room) => filesBelow(`src/${room}`)),
      ...filesBelow('public'),
      ...filesBelow('scripts'),
      ...configuration,
    ],
    build: () =>
      run(join(binDir, 'react-router'), ['build'], { NODE_ENV: 'production' }) ||
      run(nodePath(), ['scripts/compress-assets.mjs']),
  },
  {
    name: 'desk',
    stamp: 'build/desk/.built',
    sources: () => [
      ...siteRooms.flatMap((room) => filesBelow(`src/${room}`)),
      ...filesBelow('src/desk'),
      ...filesBelow('scripts'),
      ...configuration,
    ],
    build: () => run(nodePath(), ['scripts/build-desk.ts'], { NODE_ENV: 'production' }),
  },
  {
    name: 'server',
    stamp: 'build/product/.built',
    sources: () => [
      ...filesBelow('src').filter((file) => !besideProduct.test(file)),
      ...filesBelow('scripts'),
      ...configuration,
      'build/.built',
      'build/desk/.built',
    ],
    build: () => run(nodePath(), ['scripts/build-product.ts'], { NODE_ENV: 'production' }),
  },
];

/** Builds what was built from other sources than those of now. */
export function ensureBuilt(parts = builtParts) {
  for (const { name, stamp, sources, build } of parts) {
    const stampFile = join(projectDir, stamp);
    const wanted = () => hashFiles(sources());
    if (readStamp(stampFile) === wanted()) continue;
    console.log(`Building the ${name} …`);
    if (build() !== 0) fail(`The ${name} could not be built.`);
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, wanted());
  }
}

/** While developing Vite draws the site; the screens of the desk are built. */
export function ensureDeskBuilt() {
  ensureBuilt(builtParts.filter(({ name }) => name === 'desk'));
}

/** Flags for the product's process: the values of .env, where there is one. */
export function productFlags() {
  return existsSync(join(projectDir, '.env')) ? ['--env-file=.env'] : [];
}

/** Runs a long-lived program in the foreground and ends with it; signals reach it through the terminal or from us. */
export function become(command, args, extra = {}, stdio = 'inherit') {
  const child = spawn(command, args, { cwd: projectDir, stdio, env: environment(extra) });
  const interactive = process.stdin.isTTY === true;
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // At a terminal Ctrl-C reaches the whole group; sending it again would only repeat it.
  process.on('SIGINT', () => interactive || child.kill('SIGINT'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
