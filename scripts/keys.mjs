import { become, ensureInstalled, nodePath, productFlags } from './toolchain.mjs';

ensureInstalled();
become(nodePath(), [...productFlags(), 'src/keys.ts', ...process.argv.slice(2)]);
