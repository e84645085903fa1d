import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlySource, starterSource, stillStylesSource } from '../start/small-sources.ts';
import { fontFace, fontSource } from '../styles/font/font-face.ts';
import { hashOf } from './still/content-policy.ts';
import type { SmallScripts } from './still/still-page.ts';
import { missingClasses, type StillStyles } from './still/still-styles.ts';

type ClientFile = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = Readonly<Partial<Record<string, ClientFile>>>;

export const readManifest = (clientDir: string) =>
  JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;

/** Addresses of a chunk and of all that comes with it, by its name. */
export function filesOf(manifest: Manifest, chunk: string): readonly string[] {
  const first = Object.values(manifest).find((known) => known?.name === chunk);
  if (!first) throw new Error(`The build has no chunk ${chunk}. Build the site anew.`);
  const found = new Set([first]);
  for (const { imports = [] } of found) for (const key of imports) if (manifest[key]) found.add(manifest[key]);
  return [...found].map(({ file }) => `/${file}`);
}

export function smallScriptsOf(clientDir: string, manifest: Manifest): SmallScripts {
  const [early, starter] = [manifest[earlySource], manifest[starterSource]];
  if (!early || !starter) throw new Error('The build has no small scripts. Build the site anew.');
  return { early: readFileSync(join(clientDir, early.file), 'utf8'), starter: `/${starter.file}` };
}

export function stillStylesOf(clientDir: string, manifest: Manifest): StillStyles {
  const { file: small } = manifest[stillStylesSource] ?? {};
  const whole = Object.values(manifest).find((known) => known?.name === 'root')?.css?.[0];
  if (!small || !whole) throw new Error('The build has no styles. Build the site anew.');
  const read = (file: string) => ({ address: `/${file}`, text: readFileSync(join(clientDir, file), 'utf8') });
  const styles = { whole: read(whole), small: read(small) };
  return { ...styles, missing: missingClasses(styles.whole.text, styles.small.text) };
}

/** All that stands in pages as styles, as their policy names it: also their place where a file has brought them. */
export function styleHashesOf(manifest: Manifest, { whole, small }: StillStyles): readonly string[] {
  const font = manifest[fontSource];
  if (!font) throw new Error('The build has no typeface. Build the site anew.');
  return [fontFace(`/${font.file}`), whole.text, small.text, ''].map(hashOf);
}
