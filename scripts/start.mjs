import { become, ensureBuilt, ensureInstalled, nodePath, productFlags } from './toolchain.mjs';

ensureInstalled();
ensureBuilt();
// The channel tells what we started that we are gone, however we went.
const channel = ['inherit', 'inherit', 'inherit', 'ipc'];
become(nodePath(), [...productFlags(), 'build/product/parent.js'], { NODE_ENV: 'production' }, channel);
