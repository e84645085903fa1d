import type { StartedPayment } from '#contracts/calls/payment.ts';

/** A card as typed, digits only; the expiry is month and year, two digits each. */
export type Card = { readonly number: string; readonly expiry: string; readonly cvc: string };

/** The fields of a post to the bank: ours as they were signed, the card under the bank's own names. */
export function bankFields({ Fields, CardFields }: StartedPayment, card: Card | undefined): Record<string, string> {
  if (!CardFields || !card) return Fields;
  return {
    ...Fields,
    [CardFields.Number]: card.number,
    [CardFields.Month]: card.expiry.slice(0, 2),
    [CardFields.Year]: card.expiry.slice(2),
    [CardFields.Cvc]: card.cvc,
  };
}

function hiddenInput(name: string, value: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = name;
  input.value = value;
  return input;
}

/**
 * Leaves for the bank with the whole page. The card travels in a form of the browser, straight from here to there; the
 * form is gone when the page is.
 */
export function goToBank(started: StartedPayment, card: Card | undefined): void {
  if (started.Kind === 'hostedPage') {
    location.assign(started.Url);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = started.Url;
  form.append(...Object.entries(bankFields(started, card)).map(([name, value]) => hiddenInput(name, value)));
  document.body.append(form);
  window.addEventListener('pagehide', () => form.remove(), { once: true });
  form.submit();
}
