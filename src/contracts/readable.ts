const deepest = 16;

/** Nobody types these and not every store or partner takes them: controls, half pairs, and marks of a failed decoding. */
const strange = /[\p{Cc}\p{Cs}\uFFFD-\uFFFF]/u;
const layout = /[\t\n\r]/g;

const isStrange = (text: string) => strange.test(text.replace(layout, ''));

export type Unreadable = 'tooDeep' | 'strangeText';

/** Why a model cannot be read, if it cannot. Nothing is asked of whoever is nested deeper than any contract goes. */
export function unreadable(value: unknown, depth = 0): Unreadable | undefined {
  if (typeof value === 'string') return isStrange(value) ? 'strangeText' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === deepest) return 'tooDeep';
  for (const [name, inner] of Object.entries(value)) {
    const problem = isStrange(name) ? 'strangeText' : unreadable(inner, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}

const charset = /charset\s*=\s*"?([^";\s]+)/i;

/** Whether a body says that it is written in anything but UTF-8. */
export function namesOtherCharset(contentType: string | undefined): boolean {
  const named = charset.exec(contentType ?? '')?.[1];
  return named !== undefined && !/^utf-?8$/i.test(named);
}
