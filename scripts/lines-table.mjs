// The walk of every line as a table of line and stage, out of the report of the tests that walked it.

const mark = { passed: '✓', failed: '✗' };

/** What each test says it walked; a test that failed says so in the first line of its reason. */
function cellsOf(report) {
  const tests = (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
  return tests
    .filter(({ meta }) => meta?.lineWalk)
    .map(({ meta: { lineWalk }, status, failureMessages }) => {
      const said = status === 'passed' ? lineWalk.said : (failureMessages[0] ?? status).split('\n')[0];
      return { ...lineWalk, text: `${mark[status] ?? '–'} ${said}`.trim() };
    });
}

/** One row for each line, one column for each stage; empty where no line was walked. */
export function linesTable(report) {
  const cells = cellsOf(report);
  const stages = [...new Set(cells.map(({ stage }) => stage))];
  const lines = [...new Set(cells.map(({ line }) => line))];
  const find = (line, stage) => cells.find((cell) => cell.line === line && cell.stage === stage)?.text ?? '–';
  const rows = [['line', ...stages], ...lines.map((line) => [line, ...stages.map((stage) => find(line, stage))])];
  const widths = rows[0].map((_head, column) => Math.max(...rows.map((row) => [...row[column]].length)));
  const padded = (row) => row.map((text, column) => text + ' '.repeat(widths[column] - [...text].length)).join(' | ');
  const [head = [], ...body] = rows;
  const rule = widths.map((width) => '-'.repeat(width)).join('-|-');
  return cells.length === 0 ? '' : [padded(head), rule, ...body.map(padded)].map((row) => row.trimEnd()).join('\n');
}
