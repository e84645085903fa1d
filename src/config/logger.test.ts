import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

test('an error that quotes a personal number is logged without it', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  log.error({ err: new Error('no person with number 11111111110') }, 'failed');
  expect(lines.join('')).toContain('no person with number');
  expect(lines.join('')).not.toContain('11111111110');
});

test.each([
  '550 deniz.ornek@posta.example rejected',
  '"<deniz@örnek.example>" is unknown',
  'no answer for +90 532 000 00 01',
  'no answer for 532-000-0001',
  'born on 1985-04-12',
  'born on 12.04.1985',
])('an error that quotes somebody is logged without: %s', (message) => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  log.error({ err: new Error(message, { cause: new Error(message) }) }, 'failed');
  const [{ err }] = lines.map((line) => JSON.parse(line)) as [{ err: Record<string, string> }];
  expect([err.message, err.cause, err.stack]).toEqual(Array(3).fill(expect.stringContaining('•••')));
  expect(`${err.message}${err.cause}${err.stack}`).not.toMatch(/deniz|örnek|532|1985/);
  expect(err.stack).toContain('logger.test.ts');
});

test('where a partner or a server could not be reached is still told', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  log.error({ err: new Error('connect ECONNREFUSED 192.168.100.200:5432') }, 'failed');
  expect(lines.join('')).toContain('192.168.100.200:5432');
});

test('a failed statement is logged without its values', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const failed = new Error('Failed query: insert into accounts values ($1, $2)\nparams: deniz@example.com,iki\nsatır', {
    cause: new Error('deadlock detected'),
  });
  log.error({ err: failed }, 'failed');
  expect(lines.join('')).toContain('insert into accounts');
  expect(lines.join('')).toContain('deadlock detected');
  expect(lines.join('')).toContain('logger.test.ts');
  expect(lines.join('')).not.toMatch(/deniz@example|satır/);
});
