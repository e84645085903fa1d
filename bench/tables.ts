import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bench, type Figures, isMet, type Target, tellTarget } from './bench.ts';
import { type Results, readResults, type Taken } from './results.ts';

const document = join(import.meta.dirname, '../docs/measurements.md');
const [begin, end] = ['<!-- written by npm run bench -->', '<!-- end of what npm run bench writes -->'];

const tellValue = (value: number | string | undefined) =>
  value === undefined ? '' : typeof value === 'number' ? value.toLocaleString('en-US') : value;

type Row = readonly [figure: string, ...values: string[]];

function judge(name: string, target: Target, figures: Figures = {}): string {
  if (Object.keys(figures).length === 0) return 'not yet measured';
  return isMet(figures[name], target) ? 'met' : 'not met';
}

/** Rows of one bench: what was found, beside what is wanted. A target that nothing was found for stands there too. */
export function rowsOf({ targets }: Bench, found: readonly Figures[]): readonly Row[] {
  const names = new Set([...found.flatMap((figures) => Object.keys(figures)), ...Object.keys(targets)]);
  return [...names].map((name): Row => {
    const target = targets[name];
    const values = found.map((figures) => tellValue(figures[name]));
    return [
      name,
      ...values,
      ...(target === undefined ? ['', ''] : [tellTarget(target), judge(name, target, found.at(-1))]),
    ];
  });
}

export function printTable(bench: Bench, figures: Figures): void {
  const rows = [['', 'found', 'target', ''], ...rowsOf(bench, [figures])];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  for (const row of rows) console.log(`  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd());
}

const tellTaken = (label: string, taken: Taken | undefined) =>
  taken ? [`${label}: ${taken.commit}, ${taken.day}, ${taken.machine}, ${taken.load}`] : [];

function section(bench: Bench, before: Results, now: Results): string {
  const [earlier, later] = [before[bench.name], now[bench.name]];
  if (!(earlier || later)) return '';
  const rows = rowsOf(bench, [earlier?.figures ?? {}, later?.figures ?? {}]);
  const table = [['', 'before', 'now', 'target', ''], ['---', '---', '---', '---', '---'], ...rows];
  const origin = [...tellTaken('before', earlier), ...tellTaken('now', later)].join('; ');
  return [
    `### \`npm run bench ${bench.name}\``,
    bench.proves,
    table.map((row) => `| ${row.join(' | ')} |`).join('\n'),
    `${origin}.`,
  ].join('\n\n');
}

/** Puts the tables of all benches into docs/measurements.md, from the files of results alone. */
export function writeMeasurements(benches: readonly Bench[]): void {
  const [before, now] = [readResults('before'), readResults('now')];
  const sections = benches.map((bench) => section(bench, before, now)).filter((text) => text !== '');
  const text = readFileSync(document, 'utf8');
  const [head = '', rest = ''] = text.split(begin);
  const tail = rest.split(end)[1] ?? '';
  writeFileSync(document, `${head}${begin}\n\n${sections.join('\n\n')}\n\n${end}${tail}`);
}
