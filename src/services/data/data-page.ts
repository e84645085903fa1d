import { formatDay, formatMoment } from '#domain/dates.ts';
import { formatLira } from '#domain/money.ts';
import { fieldNames } from '#messages/field-names.ts';
import { dataLabels, dataFileTexts as words } from '#messages/personal-data.ts';
import { escapeHtml } from '../document/mail-body.ts';

export type DataSection = { readonly title: string; readonly rows: readonly Readonly<Record<string, unknown>>[] };

export type DataPage = {
  readonly intro: string;
  readonly notes: readonly string[];
  readonly sections: readonly DataSection[];
};

const labels: Readonly<Record<string, string>> = { ...fieldNames, ...dataLabels };
/** Amounts that are kept in kuruş wherever they stand. */
const money: ReadonlySet<string> = new Set([
  'Net',
  'Gross',
  'Captured',
  'Refunded',
  'Promised',
  'InsurerRefund',
  'Amount',
  'Refund',
]);
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const day = /^\d{4}-\d\d-\d\d$/;

function momentText(text: string): string {
  const [date = '', time = ''] = formatMoment(new Date(text)).split(' ');
  return `${formatDay(date)} ${time}`;
}

function plainText(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return money.has(key) ? formatLira(value) : String(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (moment.test(value)) return momentText(value);
  return day.test(value) ? formatDay(value) : value;
}

/** A list of names and values; what is made of parts is a list within it. */
function valueHtml(key: string, value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return words.none;
    return `<ol>${value.map((one) => `<li>${valueHtml(key, one)}</li>`).join('')}</ol>`;
  }
  if (typeof value === 'object' && value !== null) return fieldsHtml(value as Readonly<Record<string, unknown>>);
  return escapeHtml(plainText(key, value));
}

function fieldsHtml(row: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(row).map(
    ([key, value]) => `<dt>${escapeHtml(labels[key] ?? key)}</dt><dd>${valueHtml(key, value)}</dd>`,
  );
  return `<dl>${fields.join('')}</dl>`;
}

function sectionHtml({ title, rows }: DataSection): string {
  const body =
    rows.length === 0 ? `<p>${words.empty}</p>` : rows.map((row) => `<article>${fieldsHtml(row)}</article>`).join('');
  return `<section><h2>${escapeHtml(title)} (${rows.length})</h2>${body}</section>`;
}

const style = `
body{font:16px/1.5 Arial,sans-serif;color:#10202f;max-width:60rem;margin:0 auto;padding:1rem}
article{border:1px solid #c9d3dc;border-radius:.5rem;padding:.5rem 1rem;margin:0 0 1rem;break-inside:avoid-page}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.15rem 1rem;margin:0}
dt{color:#475766}dd{margin:0;overflow-wrap:anywhere}ol{margin:0;padding-left:1.25rem}
@media(max-width:30rem){dl{grid-template-columns:1fr}dt{margin-top:.5rem}}`;
/** Nothing runs and nothing is fetched from the saved page, whatever stands in it. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

/** A page of its own, to be kept and printed. */
export function dataPageHtml({ intro, notes, sections }: DataPage): string {
  const paragraphs = [intro, ...notes].map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  return `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex">
<title>${words.title}</title><style>${style}</style></head>
<body><main><h1>${words.title}</h1>${paragraphs}${sections.map(sectionHtml).join('\n')}</main></body></html>
`;
}
