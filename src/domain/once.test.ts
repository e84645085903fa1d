import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('a thing is made when it is first asked for, and never again', () => {
  const make = vi.fn(() => ({}));
  const thing = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(thing()).toBe(thing());
  expect(make).toHaveBeenCalledOnce();
});
