import { become, ensureBuilt, ensureInstalled, nodePath, productFlags } from './toolchain.mjs';

ensureInstalled();
ensureBuilt();
become(nodePath(), [...productFlags(), 'src/main.ts'], { NODE_ENV: 'production' });
