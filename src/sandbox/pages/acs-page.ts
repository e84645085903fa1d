import { formatLira, type Kurus } from '#domain/money.ts';
import { type Html, html } from './html.ts';
import { hiddenFields } from './submit-page.ts';

/** The code the card's holder would get by text message. */
export const rightCode = '123456';
export const mostTries = 3;

export type AcsPage = {
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
  readonly merchant: string;
  readonly amount: Kurus;
  readonly maskedCard: string;
  readonly triesLeft: number;
};

/** The issuing bank's own page, where the holder proves to be the holder. */
export function acsBody(page: AcsPage): Html {
  const wrong = html`<p class="wrong" role="alert">Kod yanlış. Kalan deneme: ${page.triesLeft}</p>`;
  return html`<div class="card"><table>
<tr><th scope="row">İşyeri</th><td>${page.merchant}</td></tr>
<tr><th scope="row">Tutar</th><td>${formatLira(page.amount)}</td></tr>
<tr><th scope="row">Kart</th><td>${page.maskedCard}</td></tr></table>
${page.triesLeft < mostTries ? wrong : undefined}
<form method="post" action="${page.action}">${hiddenFields(page.hidden)}
<label>Doğrulama kodu
<input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" autofocus></label>
<p class="meta">Deneme ortamında doğru kod ${rightCode}.</p>
<button name="decision" value="approve">Onayla</button>
<button class="plain" name="decision" value="cancel">Vazgeç</button></form></div>`;
}

export type AcsDecision = 'verified' | 'failed' | 'cancelled' | 'again';

/** What the holder's answer comes to, with the tries left before it. */
export function decideAcs(answer: Readonly<Record<string, string>>, triesLeft: number): AcsDecision {
  if (answer.decision === 'cancel') return 'cancelled';
  if (answer.code === rightCode) return 'verified';
  return triesLeft > 1 ? 'again' : 'failed';
}
