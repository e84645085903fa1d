const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

function textOf(html: string): string {
  return html
    .split('<')
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join('')
    .replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .trim();
}

/** More rows than any of its tables has. */
const mostRows = 200;

/** What stands inside each part that begins with its tag. Split rather than matched: a long page costs its length, no more. */
function inside(parts: readonly string[], name: string): string[] {
  return parts.slice(1, mostRows + 1).map((part) => part.slice(part.indexOf('>') + 1).split(`</${name}`, 1)[0] ?? '');
}

const rowsOf = (table: string): string[] => inside(table.split(/<tr(?=[\s>])/i), 'tr');
const cellsOf = (row: string): string[] => inside(row.split(/<td(?=[\s>])/i), 'td');

/** What a cell lists. */
export function listed(text: string): string[] {
  return text.split(' | ').filter((item) => item !== '');
}

export type Screen = {
  /** Cells by row, or undefined where the page has no such table. */
  table(id: string): readonly (readonly string[])[] | undefined;
  readonly message: { readonly kind: string; readonly text: string } | undefined;
};

/** A page for people, as far as we need it: its tables and the message it shows instead of one. */
export function readScreen(html: string): Screen {
  const message = /<div class="mesaj ([a-z]{1,20})">/.exec(html);
  return {
    table: (id) => {
      const found = html
        .split(/<table(?=[\s>])/i)
        .slice(1)
        .find((part) => part.slice(0, part.indexOf('>')).includes(`id="${id}"`));
      if (found === undefined) return undefined;
      return rowsOf(found.split('</table', 1)[0] ?? '').map((row) => cellsOf(row).map(textOf));
    },
    message: message
      ? { kind: message[1] ?? '', text: textOf(html.slice(message.index + message[0].length).split('</div')[0] ?? '') }
      : undefined,
  };
}
