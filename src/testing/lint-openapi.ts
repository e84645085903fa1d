import { createConfig, lintFromString } from '@redocly/openapi-core';

/** The linter's recommended rules, none of them off, and those beside them that ask for what readers of ours look for. */
const rules = {
  'operation-tag-defined': 'error',
  'operation-description': 'error',
  'tag-description': 'error',
} as const;

/** Errors and warnings in an OpenAPI document, each with its place. */
export async function openApiProblems(document: unknown): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'], rules });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ severity, ruleId, message, location }) =>
    [severity, ruleId, message, location[0]?.pointer].join(' | '),
  );
}
