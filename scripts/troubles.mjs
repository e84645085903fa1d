// Which tests failed, and which passed only at the second try, by name, out of a run's report.

const firstLine = (text) => text?.split('\n')[0] ?? '';

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** Out of Playwright's report. */
export function browserTroubles(report) {
  const specs = (report?.suites ?? []).flatMap(specsOf);
  const named = (wanted) =>
    specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ file, line, title }) => `${file}:${line} ${title}`);
  return { failed: named('unexpected'), secondTries: named('flaky') };
}

/** Out of Vitest's report; a file that could not even be read fails as a whole. */
export function unitTroubles(report) {
  const files = report?.testResults ?? [];
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({
      ...test,
      told: `${name} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`,
    })),
  );
  const unread = files.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  return {
    failed: [
      ...tests.filter(({ status }) => status === 'failed').map(({ told }) => told),
      ...unread.map(({ name, message }) => `${name}: ${firstLine(message)}`),
    ],
    secondTries: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ told }) => told),
  };
}
