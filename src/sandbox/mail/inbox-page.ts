import { formatMoment } from '#domain/dates.ts';
import { type Html, html } from '../pages/html.ts';
import type { KeptMail } from './mailbox.ts';

function attachmentList({ id, attachments }: KeptMail): Html | undefined {
  if (attachments.length === 0) return undefined;
  return html`<ul>${attachments.map(
    ({ name, size }, index) =>
      html`<li><a href="/mail/${id}/attachments/${index}" download>${name}</a> (${Math.ceil(size / 1024)} KB)</li>`,
  )}</ul>`;
}

/** The message's own page stands in a frame that may run and load nothing of ours. */
function bodyOf({ text, html: page }: KeptMail): Html {
  const shown = html`<details><summary>Görünümü aç</summary><iframe sandbox title="İletinin görünümü" srcdoc="${page}"></iframe></details>`;
  return html`<pre>${text}</pre>${page === '' ? undefined : shown}`;
}

export function mailInboxBody(mails: readonly KeptMail[]): Html {
  if (mails.length === 0) return html`<p>Henüz e-posta yok. Sayfa kendini yeniler.</p>`;
  return html`${mails.map(
    (mail) => html`<article class="card"><h2>${mail.subject}</h2>
<p class="meta">${mail.from} → ${mail.recipients.join(', ')} · ${formatMoment(new Date(mail.at))}</p>
${bodyOf(mail)}${attachmentList(mail)}</article>`,
  )}`;
}
