import { expect, test } from 'vitest';
import { maskContact } from './mask-contact.ts';

test('somebody is told by initials, the last digits and where the mail is kept', () => {
  const contact = { name: 'Deniz Akçam', phone: '5321234567', email: 'deniz@example.com' };
  expect(maskContact(contact)).toEqual({ name: 'D. A.', phone: '5** *** ** 67', email: 'd…@example.com' });
});
