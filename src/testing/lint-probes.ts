import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Finding = { readonly file: string; readonly line: number; readonly rule: string };
type Files = Readonly<Record<string, string>>;

export type LintProbes = {
  /** What lint finds in files of these paths and texts. */
  lint(files: Files): readonly Finding[];
  /** The imports that lint refuses in such files, which hold one statement per line. */
  refused(files: Files): readonly { readonly file: string; readonly statement: string }[];
  close(): void;
};

/** A folder with the lint rules of this one and nothing else, to try what they refuse. */
export function openLintProbes(): LintProbes {
  const root = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'karsila-lint-'));
  for (const file of ['biome.json', 'package.json']) writeFileSync(join(folder, file), readFileSync(file));
  execFileSync('git', ['init', '-q'], { cwd: folder });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');

  function lint(files: Files): readonly Finding[] {
    rmSync(join(folder, 'src'), { recursive: true, force: true });
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/biome'),
      ['lint', '--reporter=json', '--max-diagnostics=none', 'src'],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
      diagnostics: { category: string; location: { path: string; start: { line: number } } }[];
    };
    return report.diagnostics.map(({ category, location }) => ({
      rule: category,
      file: location.path,
      line: location.start.line,
    }));
  }

  return {
    lint,
    refused: (files) =>
      lint(files)
        .filter(({ rule }) => rule === 'lint/style/noRestrictedImports')
        .map(({ file, line }) => ({ file, statement: files[file]?.split('\n')[line - 1] ?? '' })),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
