export type Change = {
  /** Untouched text before the change. */
  readonly kept: string;
  readonly removed: string;
  readonly inserted: string;
};

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** What one edit did to a text: behind the caret all is as before. Undefined when it is not, as after an undo. */
export function findChange(previous: string, text: string, caret: number): Change | undefined {
  const behind = text.slice(caret);
  if (!previous.endsWith(behind)) return undefined;
  const changed = previous.slice(0, previous.length - behind.length);
  const start = commonStart(text.slice(0, caret), changed);
  return { kept: previous.slice(0, start), removed: changed.slice(start), inserted: text.slice(start, caret) };
}
