import { formatLira } from '#domain/money.ts';
import { type Html, html } from '../pages/html.ts';
import type { CheckoutForm } from './forms.ts';
import { merchant } from './merchant.ts';

function installmentField(choices: CheckoutForm['installmentChoices']): Html {
  const [only] = choices;
  if (choices.length === 1)
    return html`<p>Taksit: ${only === 1 ? 'Tek çekim' : only}<input type="hidden" name="installment" value="${only}"></p>`;
  return html`<label>Taksit <select name="installment">${choices.map((count) => html`<option>${count}</option>`)}</select></label>`;
}

/** The provider's own page for the card. */
export function cardPageBody({ token, amount, installmentChoices }: CheckoutForm, problem: string | undefined): Html {
  return html`<div class="card"><p>${merchant.name} · <strong>${formatLira(amount)}</strong></p>
${problem === undefined ? undefined : html`<p class="wrong" role="alert">${problem}</p>`}
<form method="post" action="/checkout/page/${token}" autocomplete="off">
<label>Kart üzerindeki ad <input name="cardHolder" autocomplete="cc-name"></label>
<label>Kart numarası <input name="cardNumber" inputmode="numeric" autocomplete="cc-number" maxlength="23"></label>
<label>Son kullanma ayı <input name="expireMonth" inputmode="numeric" autocomplete="cc-exp-month" maxlength="2" placeholder="12"></label>
<label>Son kullanma yılı <input name="expireYear" inputmode="numeric" autocomplete="cc-exp-year" maxlength="4" placeholder="2030"></label>
<label>Güvenlik kodu <input name="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4"></label>
${installmentField(installmentChoices)}
<button>Öde</button></form></div>`;
}
