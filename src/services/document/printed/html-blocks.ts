import type { DocumentBlock } from '#ports/printed-document.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_entity, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

function partsOf(html: string, tag: string): readonly string[] {
  const parts = html.matchAll(new RegExp(`<(${tag})(?: [^>]*)?>([\\s\\S]*?)</\\1>`, 'g'));
  return [...parts].map(([, , inner = '']) => inner);
}

function tableOf(html: string): DocumentBlock {
  const [head = [], ...rows] = partsOf(html, 'tr').map((row) => partsOf(row, 't[hd]').map(textOf));
  return { kind: 'table', head, rows, widths: head.map(() => 1), align: 'left' };
}

function blockOf(tag: string, inner: string): DocumentBlock {
  switch (tag) {
    case 'h2':
      return { kind: 'heading', level: 2, text: textOf(inner) };
    case 'h3':
      return { kind: 'heading', level: 3, text: textOf(inner) };
    case 'ul':
    case 'ol':
      return { kind: 'list', ordered: tag === 'ol', items: partsOf(inner, 'li').map(textOf) };
    case 'table':
      return tableOf(inner);
    default:
      return { kind: 'paragraph', text: textOf(inner) };
  }
}

/** The blocks of a content page, whose markup is our own and flat. */
export function htmlBlocks(html: string): readonly DocumentBlock[] {
  const blocks = html.matchAll(/<(h2|h3|p|ul|ol|table)(?: [^>]*)?>([\s\S]*?)<\/\1>/g);
  return [...blocks].map(([, tag = '', inner = '']) => blockOf(tag, inner));
}
