export type Heading = { readonly id: string; readonly text: string };

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of a piece of our own HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_match, name: string) => entities[name] ?? '');
}

/** The linked second-level headings of a text, for its table of contents. */
export function readHeadings(html: string): readonly Heading[] {
  return [...html.matchAll(/<h2 id="([^"]*)">([\s\S]*?)<\/h2>/g)].map(([, id = '', inner = '']) => ({
    id,
    text: plainText(inner).trim(),
  }));
}

/** A text cut before each of its second-level headings. */
export function splitSections(html: string): readonly string[] {
  return html.split(/(?=<h2[ >])/).filter((part) => part.trim() !== '');
}
