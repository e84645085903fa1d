import { become, ensureDeskBuilt, ensureInstalled, nodePath, productFlags } from './toolchain.mjs';

ensureInstalled();
ensureDeskBuilt();
const watched = [
  'api',
  'catalog',
  'config',
  'connectors',
  'contracts',
  'db',
  'desk',
  'domain',
  'messages',
  'ports',
  'services',
  'sandbox',
  'web/server',
  'web/http',
];
const watch = watched.map((room) => `--watch-path=src/${room}`);
become(nodePath(), [...productFlags(), '--watch-preserve-output', ...watch, 'src/main.ts'], {
  NODE_ENV: 'development',
});
