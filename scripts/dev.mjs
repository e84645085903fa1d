import { become, ensureInstalled, nodePath } from './toolchain.mjs';

ensureInstalled();
const watched = [
  'api',
  'catalog',
  'config',
  'connectors',
  'contracts',
  'db',
  'domain',
  'messages',
  'ports',
  'services',
  'sandbox',
  'web/server',
  'web/http',
];
const watch = watched.map((room) => `--watch-path=src/${room}`);
become(nodePath(), ['--env-file-if-exists=.env', '--watch-preserve-output', ...watch, 'src/main.ts'], {
  NODE_ENV: 'development',
});
