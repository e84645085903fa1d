import { site } from '#config/site.ts';

/** A paragraph, or a list. */
export type MailPart = string | readonly string[];

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const styles = {
  page: 'margin:0;padding:24px 12px;background:#f4f7f8',
  brand: 'max-width:640px;margin:0 auto;padding:0 4px 12px;font:700 20px Arial,sans-serif;color:#0b5563',
  card: 'max-width:592px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #dce4e8;border-radius:16px;font:16px/1.5 Arial,sans-serif;color:#10202f',
  link: 'color:#0b5563',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#0b5563;color:#ffffff;font-weight:700;text-decoration:none',
} as const;

const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g;

/** Words with the addresses in them made links. */
function linked(text: string): string {
  const links = [...text.matchAll(address)];
  let end = 0;
  const parts = links.map(({ 0: url, index }) => {
    const before = escapeHtml(text.slice(end, index));
    end = index + url.length;
    return `${before}<a href="${escapeHtml(url)}" style="${styles.link}">${escapeHtml(url)}</a>`;
  });
  return parts.join('') + escapeHtml(text.slice(end));
}

/** "Poliçenizi açın: https://…" leads there by a button with its words. */
const leading = /^([^:\n]{3,60}): (https?:\/\/\S+)$/;

function htmlOf(part: MailPart): string {
  if (typeof part !== 'string') return `<ul>${part.map((item) => `<li>${linked(item)}</li>`).join('')}</ul>`;
  const [, words, url] = leading.exec(part) ?? [];
  if (words && url) return `<p><a href="${escapeHtml(url)}" style="${styles.button}">${escapeHtml(words)}</a></p>`;
  return `<p>${linked(part)}</p>`;
}

/** The same words for readers of plain text and of pages, the latter under the name of the site. */
export function mailBody(parts: readonly MailPart[]): { readonly text: string; readonly html: string } {
  const card = `<div style="${styles.card}">${parts.map(htmlOf).join('')}</div>`;
  return {
    text: parts
      .map((part) => (typeof part === 'string' ? part : part.map((item) => `- ${item}`).join('\n')))
      .join('\n\n'),
    html: `<!doctype html><html lang="tr"><head><meta charset="utf-8"></head><body style="${styles.page}"><div style="${styles.brand}">${escapeHtml(site.brand)}</div>${card}</body></html>`,
  };
}
