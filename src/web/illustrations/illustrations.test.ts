import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = new URL('.', import.meta.url);
const tokens = readFileSync(new URL('../styles/tokens.css', here), 'utf8');
const drawings = readdirSync(here).filter((name) => name.endsWith('.svg'));

test.each(drawings)('%s is four wide to three high and has colours of the palette alone', (name) => {
  const drawing = readFileSync(new URL(name, here), 'utf8');
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? [];
  expect(Number(width) / Number(height)).toBe(4 / 3);
  const colours = new Set([...drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour));
  colours.delete('none');
  expect(colours.size).toBeGreaterThan(1);
  for (const colour of colours) expect(tokens).toContain(`: ${colour};`);
});
