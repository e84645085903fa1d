import type { Behaviour } from '../behaviour.ts';

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

/** The list for people; everything on it is made up here and safe to print. */
export function controlPage(rows: readonly InsurerRow[], policies: number): string {
  const head = ['Kod', 'Şirket', 'Protokol', 'Davranış', 'Teklif isteği', 'Poliçe isteği'];
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Deneme sigorta şirketleri</title>
<style>body{font-family:sans-serif;margin:2rem}table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:.3rem .6rem;text-align:left}</style>
</head><body><h1>Deneme sigorta şirketleri</h1>
<p>Bu şirketler deneme ortamı için uydurulmuştur. Kesilen poliçe: <a href="/insurers/policies">${policies}</a></p>
<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows.map(row).join('\n')}</tbody></table>
<p>Davranış değiştirme: <code>PUT /insurers/901/behaviour {"mode": "slow"}</code></p></body></html>`;
}
