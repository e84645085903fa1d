import { textTable } from '#domain/text-table.ts';
import { dataKeyTexts as texts } from '#messages/data-keys.ts';
import type { KeyCount, KeyRotation } from '#ports/key-rotation.ts';

export type KeysPorts = {
  /** Reaches the database only where a command needs it. */
  readonly open: () => Promise<KeyRotation>;
  readonly newKey: () => string;
  /** What is told while it goes on. */
  readonly say: (line: string) => void;
};

export type KeysAnswer = { readonly kind: 'said' | 'left' | 'refused'; readonly text: string };

function table(counts: readonly KeyCount[]): string {
  const { header } = texts;
  const rows = counts.map(({ place, keyId, count }) => [place, keyId ?? texts.noKey, String(count)]);
  return textTable([[header.place, header.key, header.count], ...rows]);
}

async function status(rotation: KeyRotation): Promise<KeysAnswer> {
  const { currentKeyId } = rotation;
  const counts = await rotation.counts();
  const left = counts.filter(({ keyId }) => keyId !== currentKeyId).reduce((sum, { count }) => sum + count, 0);
  const shown = counts.length === 0 ? texts.empty : table(counts);
  const last = left === 0 ? texts.allCurrent(currentKeyId) : texts.left(left, currentKeyId);
  const text = [shown, texts.current(currentKeyId), last].join('\n');
  return { kind: left === 0 ? 'said' : 'left', text };
}

/** One command of who runs the product. No value that is sealed is ever told. */
export async function runKeysCommand({ open, newKey, say }: KeysPorts, words: readonly string[]): Promise<KeysAnswer> {
  const [command, ...more] = words;
  if (more.length > 0) return { kind: 'refused', text: texts.usage };
  switch (command) {
    case 'new':
      return { kind: 'said', text: newKey() };
    case 'status':
      return { ...(await status(await open())), kind: 'said' };
    case 'rotate': {
      const rotation = await open();
      await rotation.rotate((place, sealed) => say(texts.rotated(place, sealed)));
      return status(rotation);
    }
    default:
      return { kind: 'refused', text: texts.usage };
  }
}
