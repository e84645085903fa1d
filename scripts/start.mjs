import { become, ensureBuilt, ensureInstalled, nodePath } from './toolchain.mjs';

ensureInstalled();
ensureBuilt();
become(nodePath(), ['--env-file-if-exists=.env', 'src/main.ts'], { NODE_ENV: 'production' });
