import { formatMoment } from '#domain/dates.ts';
import { formatLira, toWireLira } from '#domain/money.ts';
import { type Html, html } from '../pages/html.ts';
import type { Movement, Payment } from './ledger.ts';

export type LedgerRow = {
  readonly orderId: string;
  readonly provider: Payment['provider'];
  readonly type: Movement['type'];
  readonly amount: number;
  readonly installments: number;
  readonly state: 'approved' | 'declined';
  readonly code: string;
  /** Where the whole payment stands now. */
  readonly payment: Payment['state'];
  readonly at: string;
  readonly maskedCard: string;
};

/** One row a movement, in the order they happened. */
export function ledgerRows(payments: readonly Payment[]): LedgerRow[] {
  return payments
    .flatMap((payment) =>
      payment.movements.map(
        ({ type, amount, code, at }): LedgerRow => ({
          orderId: payment.orderId,
          provider: payment.provider,
          type,
          amount: toWireLira(amount),
          installments: payment.installments,
          state: code === '00' ? 'approved' : 'declined',
          code,
          payment: payment.state,
          at: at.toISOString(),
          maskedCard: payment.maskedCard,
        }),
      ),
    )
    .sort((one, other) => one.at.localeCompare(other.at));
}

const typeNames: Readonly<Record<Movement['type'], string>> = {
  PreAuth: 'Ön provizyon',
  Auth: 'Satış',
  PostAuth: 'Tahsilat',
  Void: 'İptal',
  Credit: 'İade',
};

export function ledgerBody(rows: readonly LedgerRow[]): Html {
  if (rows.length === 0) return html`<p>Henüz hareket yok. Sayfa kendini yeniler.</p>`;
  return html`<div class="card"><table><tr><th>Zaman</th><th>Sipariş</th><th>İşlem</th><th>Tutar</th><th>Taksit</th><th>Kart</th><th>Sonuç</th></tr>
${rows.toReversed().map(
  (row) => html`<tr><td>${formatMoment(new Date(row.at))}</td><td>${row.orderId}</td><td>${typeNames[row.type]}</td>
<td>${formatLira(Math.round(row.amount * 100))}</td><td>${row.installments}</td><td>${row.maskedCard}</td>
<td>${row.state === 'approved' ? 'Onaylandı' : `Reddedildi (${row.code})`}</td></tr>`,
)}</table></div>`;
}
