import { benchQuote } from './quote/index.ts';
import { benchScreen } from './screen/index.ts';

/** npm run bench <name> [-- options]: measures one thing and prints its figures. */
const benches: Readonly<Record<string, () => Promise<void>>> = { quote: benchQuote, screen: benchScreen };

const name = process.argv[2] ?? '';
const bench = benches[name];
if (!bench) {
  console.error(`Usage: npm run bench <${Object.keys(benches).join('|')}>`);
  process.exit(1);
}
await bench();
