import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

test('an error that quotes a personal number is logged without it', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  log.error({ err: new Error('no person with number 11111111110') }, 'failed');
  expect(lines.join('')).toContain('no person with number');
  expect(lines.join('')).not.toContain('11111111110');
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
