import { formatMoment } from '#domain/dates.ts';
import { type Html, html } from '../pages/html.ts';
import type { SmsMessage } from './messages.ts';

function highlightCodes(text: string): Html[] {
  return text
    .split(/(?<!\d)(\d{4,8})(?!\d)/)
    .map((piece, index) => (index % 2 === 1 ? html`<strong class="code">${piece}</strong>` : html`${piece}`));
}

export function inboxBody(messages: readonly SmsMessage[]): Html {
  if (messages.length === 0) return html`<p>Henüz ileti yok. Sayfa kendini yeniler.</p>`;
  return html`${messages.map(
    (message) =>
      html`<article class="card"><p class="meta">${message.header} → 0${message.to} · ${formatMoment(message.at)} · ${
        message.channel === 'otp' ? 'tek kullanımlık kod' : 'kısa mesaj'
      }</p><p>${highlightCodes(message.text)}</p></article>`,
  )}`;
}
