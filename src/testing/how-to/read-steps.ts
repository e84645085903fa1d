/** One change that a how-to tells to make. */
export type Step =
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  | { readonly kind: 'after' | 'instead'; readonly path: string; readonly line: string; readonly text: string };

const fence = /^ *```\w*\n([\s\S]*?)\n *```$/m;
const instruction =
  /(?:New file `(?<file>[^`]+)`|In `(?<path>[^`]+)`, (?<where>after|in place of) `(?<line>[^`]+)`):\n\n(?<block> *```\w*\n[\s\S]*?\n *```)/g;

/** Steps stand in lists, whose indentation is not the code's. */
function withoutIndent(block: string): string {
  const depth = /^ */.exec(block)?.[0].length ?? 0;
  const lines = block.split('\n').map((line) => line.slice(Math.min(depth, /^ */.exec(line)?.[0].length ?? 0)));
  return fence.exec(lines.join('\n'))?.[1] ?? '';
}

/** The changes of a how-to in their order, as its reader would make them. */
export function readSteps(page: string): readonly Step[] {
  return [...page.matchAll(instruction)].map(({ groups = {} }) => {
    const { file, path = '', where, line = '', block = '' } = groups;
    const text = withoutIndent(block);
    if (file !== undefined) return { kind: 'file', path: file, text };
    return { kind: where === 'after' ? 'after' : 'instead', path, line, text };
  });
}
