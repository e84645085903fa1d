import { describe, expect, test } from 'vitest';
import { outcomes } from '#contracts/outcomes.ts';
import { openApiProblems } from '#testing/lint-openapi.ts';
import { openApiDocument } from './openapi.ts';
import { reachableOutcomes } from './reachable-outcomes.ts';

const document = openApiDocument('https://api.karsila.example');

describe('the OpenAPI document', () => {
  test('passes the linter without an error or a warning', async () => {
    expect(await openApiProblems(document)).toEqual([]);
  });

  test('is refused by the linter without servers or replies to mistakes', async () => {
    const { servers: _servers, ...homeless } = document;
    expect(await openApiProblems({ ...homeless, paths: {}, components: {} })).toEqual([
      expect.stringContaining('no-empty-servers'),
    ]);
    const operation = { ...post('/logout'), responses: { 200: { description: 'Done' } } };
    const silent = { ...document, paths: { '/logout': { post: operation } } };
    expect(await openApiProblems(silent)).toContainEqual(expect.stringContaining('operation-4xx-response'));
  });

  test('says of a login what it may answer, with the codes behind each HTTP status', () => {
    const { responses } = post('/login');
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '409', '413', '415', '422', '429', '500', '503']);
    expect(responses[200]?.description).toBe(
      '2000 loggedIn, 2001 phoneVerificationRequired, 2004 secondFactorRequired',
    );
    expect(responses[401]).toEqual({ $ref: '#/components/responses/tokenControl_loginFailed' });
  });

  test('where a password must be changed first, calls of a session say so', () => {
    expect(reachableOutcomes('myPolicies', 'POST')).toContain('step');
    expect(reachableOutcomes('getUserClaims', 'POST')).not.toContain('step');
    expect(reachableOutcomes('getFaqPosts', 'GET').filter((name) => outcomes[name].http === 413)).toEqual([]);
  });
});

type Response = { readonly description?: string };
type Operation = { readonly responses: Readonly<Record<string, Response>> };

function post(path: string): Operation {
  const paths = document.paths as Readonly<Record<string, { readonly post: Operation }>>;
  const operation = paths[path]?.post;
  if (!operation) throw new RangeError(`Nothing is posted to ${path}`);
  return operation;
}
