import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

test('an error that quotes a personal number is logged without it', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  log.error({ err: new Error('no person with number 11111111110') }, 'failed');
  expect(lines.join('')).toContain('no person with number');
  expect(lines.join('')).not.toContain('11111111110');
});
