// npm run desk, keys, campaign, adverts: what those who run the product type, beside it.
import { become, ensureInstalled, nodePath, productFlags } from './toolchain.mjs';

const [name, ...words] = process.argv.slice(2);
ensureInstalled();
become(nodePath(), [...productFlags(), `src/commands/${name}.ts`, ...words]);
