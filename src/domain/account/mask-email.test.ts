import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';

test.each([
  ['deniz@example.com', 'd…@example.com'],
  ['d@example.com', 'd…@example.com'],
  ['şule.çınar+sigorta@posta.example.com.tr', 'ş…@posta.example.com.tr'],
  ['𝒹eniz@example.com', '𝒹…@example.com'],
  ['"a@b"@example.com', '"…@example.com'],
  ['@example.com', '…@example.com'],
  ['deniz', '…'],
  ['', '…'],
])('%s is shown as %s: not its length either', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});
