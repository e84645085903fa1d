import { become, ensureInstalled, nodePath, productFlags } from './toolchain.mjs';

ensureInstalled();
become(nodePath(), [...productFlags(), 'src/support.ts', ...process.argv.slice(2)]);
