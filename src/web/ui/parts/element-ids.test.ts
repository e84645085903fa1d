import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test("the site counts ids by part and never by React's useId, whose order is another one in the browser", () => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src/web'], { encoding: 'utf8' });
  const files = listed.split('\n').filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const counting = (name: RegExp) => files.filter((file) => name.test(readFileSync(file, 'utf8')));
  expect(counting(/\buseId\b/)).toEqual([]);
  expect(counting(/\buseElementId\b/).length).toBeGreaterThan(10);
});
