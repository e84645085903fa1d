import { type LineKey, lineKeys } from '#domain/lines.ts';
import type { Standing } from '#domain/quote/sort-offers.ts';
import { foldTurkish } from '#domain/turkish-text.ts';
import { lines } from '../lines/index.ts';
import type { Grade } from '../lines/line-grades.ts';

/** Words in front of a package's name that say how it is run, not what it covers. */
const silentWords: ReadonlySet<string> = new Set(['katilim']);

const spelled = (name: string) =>
  foldTurkish(name)
    .split(/\s+/)
    .filter((word) => word !== '' && !silentWords.has(word))
    .join(' ');

/** The grades of a line from bare to full; none for a line that is not graded. */
export function gradesOf(line: LineKey): readonly Grade[] {
  const { grades } = lines[line];
  return grades === 'none' ? [] : grades.ladder;
}

/** Made as soon as the code is there: the first price of a list waits for nothing that could be known before. */
const gradesByName = new Map(
  lineKeys.map((line) => [
    line,
    new Map(gradesOf(line).flatMap((grade) => grade.spellings.map((spelling) => [spelled(spelling), grade] as const))),
  ]),
);

/** The grade of a package by its name; undefined for a name nobody entered, which is never guessed at. */
export function gradeOf(line: LineKey, packageName: string | undefined): Grade | undefined {
  return gradesByName.get(line)?.get(spelled(packageName ?? ''));
}

/** The grade that most people mean by the line; undefined where it is not graded. */
export function usualGradeOf(line: LineKey): Grade | undefined {
  const { grades } = lines[line];
  return grades === 'none' ? undefined : grades.ladder.find(({ key }) => key === grades.usual);
}

/** Where a package stands against what most people mean by the line. Without grades all stand alike. */
export function standingOf(line: LineKey, packageName: string | undefined): Standing {
  const ladder = gradesOf(line);
  const usual = usualGradeOf(line);
  if (!usual) return 'usual';
  const own = gradeOf(line, packageName);
  if (!own) return 'other';
  return ladder.indexOf(own) < ladder.indexOf(usual) ? 'bare' : 'usual';
}
