/** A paragraph, or a list. */
export type MailPart = string | readonly string[];

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function htmlOf(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`;
  return `<ul>${part.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}

/** The same words for readers of plain text and of pages. */
export function mailBody(parts: readonly MailPart[]): { readonly text: string; readonly html: string } {
  const style = 'font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#10202f;max-width:640px';
  return {
    text: parts
      .map((part) => (typeof part === 'string' ? part : part.map((item) => `- ${item}`).join('\n')))
      .join('\n\n'),
    html: `<!doctype html><html lang="tr"><head><meta charset="utf-8"></head><body style="${style}">${parts.map(htmlOf).join('')}</body></html>`,
  };
}
