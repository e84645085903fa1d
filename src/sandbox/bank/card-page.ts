import { randomBytes } from 'node:crypto';
import { formatLira } from '#domain/money.ts';
import { type Html, html } from '../pages/html.ts';
import { hiddenFields } from '../pages/submit-page.ts';
import type { Visit } from './gate.ts';
import { merchant } from './merchant.ts';

/** Holders on the bank's own page. A page can be sent again, as after a step back from the issuer's. */
export class Visits {
  readonly #visits = new Map<string, Visit>();

  begin(visit: Visit): string {
    const id = randomBytes(16).toString('hex');
    this.#visits.set(id, visit);
    return id;
  }

  find(id: string | undefined): Visit | undefined {
    return id === undefined ? undefined : this.#visits.get(id);
  }

  forget(): void {
    this.#visits.clear();
  }
}

/** The bank's own page for the card. */
export function cardPageBody(id: string, { amount, installments }: Visit, problem: string | undefined): Html {
  return html`<div class="card"><table>
<tr><th scope="row">İşyeri</th><td>${merchant.name}</td></tr>
<tr><th scope="row">Tutar</th><td>${formatLira(amount)}</td></tr>
<tr><th scope="row">Taksit</th><td>${installments === 1 ? 'Tek çekim' : installments}</td></tr></table>
${problem === undefined ? undefined : html`<p class="wrong" role="alert">${problem}</p>`}
<form method="post" action="/bank/page" autocomplete="off">${hiddenFields({ visit: id })}
<label>Kart numarası <input name="pan" inputmode="numeric" autocomplete="cc-number" maxlength="23"></label>
<label>Son kullanma ayı <input name="Ecom_Payment_Card_ExpDate_Month" inputmode="numeric" autocomplete="cc-exp-month" maxlength="2" placeholder="12"></label>
<label>Son kullanma yılı <input name="Ecom_Payment_Card_ExpDate_Year" inputmode="numeric" autocomplete="cc-exp-year" maxlength="4" placeholder="2030"></label>
<label>Güvenlik kodu <input name="cv2" inputmode="numeric" autocomplete="cc-csc" maxlength="4"></label>
<button name="decision" value="pay">Öde</button>
<button class="plain" name="decision" value="cancel">Vazgeç</button></form></div>`;
}
