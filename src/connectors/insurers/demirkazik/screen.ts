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

/** What stands inside each element of a name. Split rather than matched, so that a long page costs no more than its length. */
function inside(html: string, name: string): string[] {
  return html
    .split(new RegExp(`(?=<${name}[\\s>])`, 'i'))
    .filter((part) => part.toLowerCase().startsWith(`<${name}`))
    .map((part) => part.slice(part.indexOf('>') + 1).split(`</${name}`)[0] ?? '');
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
        .split(/(?=<table[\s>])/i)
        .find((part) => part.startsWith('<table') && part.includes(`id="${id}"`));
      if (found === undefined) return undefined;
      return inside(found.split('</table')[0] ?? '', 'tr').map((row) => inside(row, 'td').map(textOf));
    },
    message: message
      ? { kind: message[1] ?? '', text: textOf(html.slice(message.index + message[0].length).split('</div')[0] ?? '') }
      : undefined,
  };
}
