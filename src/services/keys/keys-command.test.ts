import { expect, test } from 'vitest';
import { dataKeyTexts } from '#messages/data-keys.ts';
import { runKeysCommand } from './keys-command.ts';

const ports = {
  open: () => Promise.reject(new Error('no database')),
  newKey: () => 'k2:key',
  say: () => undefined,
};

test('a new key is told without a database', async () => {
  expect(await runKeysCommand(ports, ['new'])).toEqual({ kind: 'said', text: 'k2:key' });
});

test.each([[[]], [['rotates']], [['rotate', 'now']]])(
  'what is no command is answered with the commands: %j',
  async (words) => {
    expect(await runKeysCommand(ports, words)).toEqual({ kind: 'refused', text: dataKeyTexts.usage });
  },
);

test('what is under no key, or another one, counts as left', async () => {
  const counts = [
    { place: 'accounts.phone', keyId: 'k2', count: 5 },
    { place: 'accounts.phone', keyId: 'k1', count: 3 },
    { place: 'files.content', keyId: undefined, count: 1 },
  ];
  const said: string[] = [];
  const rotation = {
    currentKeyId: 'k2',
    counts: () => Promise.resolve(counts),
    rotate: async (onDone: (place: string, sealed: number) => void) => onDone('accounts', 5),
  };
  const open = () => Promise.resolve(rotation);
  const answer = await runKeysCommand({ ...ports, open, say: (line) => said.push(line) }, ['rotate']);
  expect(said).toEqual([dataKeyTexts.rotated('accounts', 5)]);
  expect(answer.kind).toBe('left');
  expect(answer.text.split('\n')).toEqual([
    'Alan            Anahtar  Değer',
    'accounts.phone  k2       5',
    'accounts.phone  k1       3',
    'files.content   (yok)    1',
    dataKeyTexts.current('k2'),
    dataKeyTexts.left(4, 'k2'),
  ]);
  expect((await runKeysCommand({ ...ports, open }, ['status'])).kind).toBe('said');
});
