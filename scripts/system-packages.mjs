// Chromium for the browser tests, a second PostgreSQL for the database tests and Java for the checker of HTML, from the
// system's packages where they are missing and may be installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

function succeeds(command, args) {
  return (
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}

export function chromiumPath() {
  const candidates = [
    process.env.CHROMIUM,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return candidates.find((path) => path && existsSync(path));
}

function hasSystemPostgres() {
  const root = '/usr/lib/postgresql';
  return existsSync(root) && readdirSync(root).some((version) => existsSync(`${root}/${version}/bin/postgres`));
}

function hasJava() {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}

function install(missing) {
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${missing.join(', ')} …`);
  succeeds('apt-get', ['update', '-qq']);
  for (const name of missing) succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

/** Installs what is missing; gives false when there is no browser and none may be installed. */
export function ensureSystemPackages() {
  install([...(chromiumPath() ? [] : ['chromium-headless-shell']), ...(hasSystemPostgres() ? [] : ['postgresql'])]);
  return chromiumPath() !== undefined;
}

/** Java for the checker of HTML; where there is none and none may be installed, the check says so. */
export function ensureJava() {
  install(hasJava() ? [] : ['default-jre-headless']);
}
