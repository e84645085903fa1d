import { foldTurkish } from '../turkish-text.ts';

/** From here on a value is told even inside a longer word. */
const tellingLength = 4;

const words = (text: string): readonly string[] => foldTurkish(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a text names one of these, however it is spelled. */
export function mentions(text: string, personal: readonly (string | undefined)[]): boolean {
  const said = words(text);
  const joined = said.join('');
  return personal
    .map((value) => words(value ?? '').join(''))
    .some((value) => (value.length < tellingLength ? said.includes(value) : joined.includes(value)));
}
