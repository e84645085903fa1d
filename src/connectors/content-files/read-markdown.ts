import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Marked } from 'marked';
import { parse } from 'yaml';
import { once } from '#domain/once.ts';

export type MarkdownFile = { readonly fields: unknown; readonly body: string; readonly hash: string };

/** A heading's address on its page: plain letters, so that links survive being typed. */
export function headingId(text: string): string {
  return text
    .toLocaleLowerCase('tr-TR')
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${headingId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    table(token) {
      const cells = (row: typeof token.header, tag: 'th' | 'td') =>
        row
          .map(
            (cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(cell.tokens)}</${tag}>`,
          )
          .join('');
      const body = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
      return `<div class="table-scroll" tabindex="0" role="group" aria-label="Tablo"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${body}</tbody></table></div>\n`;
    },
  },
});

export function renderMarkdown(text: string): string {
  return marked.parse(text, { async: false });
}

/** Renders when it is first asked for: a start waits for no text to be set. */
export function rendersOnce(text: string): () => string {
  return once(() => renderMarkdown(text));
}

/** Puts the agency's own details where a text says {{name}}; a name nobody knows is a mistake in the text. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Content names an unknown placeholder: ${name}`);
    return value;
  });
}

export function readMarkdown(path: string, placeholders: Readonly<Record<string, string>>): MarkdownFile {
  const text = fillPlaceholders(readFileSync(path, 'utf8'), placeholders);
  const parts = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text);
  if (!parts) throw new Error(`${path} has no front matter`);
  return {
    fields: parse(parts[1] ?? ''),
    body: (parts[2] ?? '').trim(),
    hash: createHash('sha256').update(text).digest('hex').slice(0, 12),
  };
}
