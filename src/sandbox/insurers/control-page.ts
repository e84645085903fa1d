import type { Behaviour } from '../behaviour.ts';
import type { ReviewRow } from './review-control.ts';

export type InsurerRow = {
  readonly code: string;
  readonly name: string;
  readonly style: string;
  readonly behaviour: Behaviour;
  /** How often each reference was quoted and issued. */
  readonly quotes: Readonly<Record<string, number>>;
  readonly issues: Readonly<Record<string, number>>;
};

function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function row({ code, name, style, behaviour, quotes, issues }: InsurerRow): string {
  const cells = [code, name, style, behaviour.mode, total(quotes), total(issues)];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

const buttons = [
  ['accept', 'Kabul et'],
  ['load', 'Ek primle kabul et'],
  ['exclude', 'İstisnayla kabul et'],
  ['decline', 'Reddet'],
  ['wantDocuments', 'Belge iste'],
] as const;

/** File names come from outside. */
const plain = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

function reviewRow({ insurer, number, product, reason, wantedDocuments, documents }: ReviewRow): string {
  const came = documents.map(({ name, bytes }) => `${plain(name)} (${bytes} bayt)`).join(', ');
  const told = [insurer, number, product, reason, wantedDocuments.join(', '), came];
  const cells = told.map((cell) => `<td>${cell}</td>`);
  const resolve = buttons.map(([value, text]) => `<button name="resolve" value="${value}">${text}</button>`);
  return `<tr>${cells.join('')}<td><form method="post" action="/insurers/reviews/${number}">${resolve.join(' ')}</form></td></tr>`;
}

function reviewTable(reviews: readonly ReviewRow[]): string {
  const open = reviews.filter(({ state }) => state === 'looking');
  if (open.length === 0) return '<p>İncelemede teklif yok.</p>';
  const head = ['Kod', 'İnceleme', 'Ürün', 'Neden', 'İstenen belgeler', 'Gelen belgeler', 'Sonuçlandır'];
  return `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${open.map(reviewRow).join('\n')}</tbody></table>`;
}

type Books = { readonly policies: number; readonly reviews: readonly ReviewRow[] };

/** The list for people; what is not made up here is written out plainly. */
export function controlPage(rows: readonly InsurerRow[], { policies, reviews }: Books): string {
  const head = ['Kod', 'Şirket', 'Protokol', 'Davranış', 'Teklif isteği', 'Poliçe isteği'];
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Deneme sigorta şirketleri</title>
<style>body{font-family:sans-serif;margin:2rem}table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:.3rem .6rem;text-align:left}</style>
</head><body><h1>Deneme sigorta şirketleri</h1>
<p>Bu şirketler deneme ortamı için uydurulmuştur. Kesilen poliçe: <a href="/insurers/policies">${policies}</a></p>
<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows.map(row).join('\n')}</tbody></table>
<h2>İncelemedeki teklifler</h2>${reviewTable(reviews)}
<p>Davranış değiştirme: <code>PUT /insurers/901/behaviour {"mode": "slow"}</code></p></body></html>`;
}
