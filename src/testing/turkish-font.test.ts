import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fontLetters } from './font-letters.ts';

const folder = 'src/web/styles/font';

/** The typeface has no sign of the lira, which the system's draws; the marks are of printed documents, which have their own. */
const ofOthers = '₺✓✕';

/** What the script cuts, asked of it as `npm run font` runs it. */
function cut(expression: string): string {
  const script = `import { characters, cutFont } from './scripts/cut-font.mjs'; console.log(${expression});`;
  return execFileSync('node', ['--input-type=module', '--eval', script], { encoding: 'utf8' }).replace(/\n$/, '');
}

describe('the typeface of the site', () => {
  test('draws every character of our texts', () => {
    const files = globSync(['src/messages/**/*.ts', 'content/**/*.{md,yaml,yml}'], { exclude: ['**/*.test.ts'] });
    const shown = new Set(files.flatMap((file) => [...readFileSync(file, 'utf8')]));
    const drawn = new Set([...cut('characters'), '\n', ...ofOthers]);
    expect(files.length).toBeGreaterThan(100);
    expect([...shown].filter((character) => !drawn.has(character))).toEqual([]);
  });

  test('holds every character it is cut to', () => {
    const holds = fontLetters(readFileSync(`${folder}/figtree.ttf`));
    expect([...cut('characters')].filter((character) => !holds(character))).toEqual([]);
    expect(holds('Ж')).toBe(false);
  });

  test('is one file of at most 16 KB, cut from its source by npm run font, with its licence', () => {
    const file = `${folder}/figtree-turkish.woff2`;
    expect(cut("(await cutFont()).toString('base64')")).toBe(readFileSync(file).toString('base64'));
    expect(statSync(file).size).toBeLessThanOrEqual(16_000);
    expect(readFileSync(`${folder}/OFL.txt`, 'utf8')).toContain('SIL OPEN FONT LICENSE');
  });
});
