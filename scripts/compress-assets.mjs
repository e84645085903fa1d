// Writes .br and .gz beside every built client file that shrinks, so that serving costs no compression.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = 'build/client/assets';
for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
  const path = join(folder, name);
  const content = readFileSync(path);
  const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  if (statSync(`${path}.br`).size > content.length) console.log(`${name} does not shrink`);
}
