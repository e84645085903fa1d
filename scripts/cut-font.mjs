// npm run font: cuts the typeface to what Turkish pages show and writes it beside its source.
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const folder = 'src/web/styles/font';
const path = `${folder}/figtree-turkish.woff2`;

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const turkish = 'ÇĞİÖŞÜÂÎÛçğıöşüâîû';
const signs = '\u00a0©²³·×÷°–—‘’“”…•‹›€£→←−';

/** Everything that is drawn in our typeface; other letters, as of foreign names, are the system's. */
export const characters = ascii + turkish + signs;

/** The weights the pages use. */
const weights = { min: 400, max: 700, default: 400 };

export async function cutFont() {
  const source = readFileSync(`${folder}/figtree.ttf`);
  return subsetFont(source, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } });
}

if (import.meta.main) {
  const cut = await cutFont();
  writeFileSync(path, cut);
  console.log(`${path}: ${cut.length} bytes`);
}
