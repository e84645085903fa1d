// Prints what browsers fetch of build/client: its chunks, and what each kind of page and the way to the offers needs.
// Followed by the name of a chunk it prints the modules of that chunk, before they are made small.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const folder = 'build/client';
const read = (path) => JSON.parse(readFileSync(`${folder}/${path}`, 'utf8'));
const manifest = read('.vite/manifest.json');
const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(8);

const sizes = new Map(
  scripts.map(({ file }) => {
    const content = readFileSync(`${folder}/${file}`);
    return [file, { raw: content.length, brotli: brotliCompressSync(content).length }];
  }),
);

/** The files of chunks, with all that they import. */
function filesOf(chunks, found = new Set()) {
  for (const { file, imports = [] } of chunks) {
    if (found.has(file)) continue;
    found.add(file);
    filesOf(
      imports.map((key) => manifest[key]),
      found,
    );
  }
  return found;
}

function printNeeded(title, names) {
  const files = [...filesOf(scripts.filter(({ name }) => names.includes(name)))];
  const brotli = files.reduce((sum, file) => sum + sizes.get(file).brotli, 0);
  console.log(`${title.padEnd(24)}${String(files.length).padStart(4)} files${kilobytes(brotli)} kB brotli`);
}

function printModules(chunk) {
  const modules = Object.entries(read('.vite/modules.json')[chunk] ?? {}).sort(([, one], [, other]) => other - one);
  for (const [module, bytes] of modules) console.log(`${kilobytes(bytes)} kB  ${module}`);
}

function printAll() {
  for (const [file, { raw, brotli }] of [...sizes].sort(([, one], [, other]) => other.brotli - one.brotli)) {
    console.log(`${file.padEnd(44)}${kilobytes(raw)} kB${kilobytes(brotli)} kB brotli`);
  }
  console.log('');
  for (const [key, { name }] of Object.entries(manifest)) {
    const route = /^src\/web\/routes\/([\w-]+)\.tsx/.exec(key)?.[1];
    if (route) printNeeded(route, ['entry.client', 'root', name]);
  }
  const lateOnTheWay = ['vehicle', 'dates', 'offers'];
  printNeeded('from kasko to its offers', ['entry.client', 'root', 'quote', ...lateOnTheWay]);
}

const [chunk] = process.argv.slice(2);
if (chunk) printModules(chunk);
else printAll();
