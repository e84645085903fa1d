import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { formatDay } from '#domain/dates.ts';
import { formatLira } from '#domain/money.ts';
import type { ForeignPrice } from '#domain/quote/foreign-price.ts';
import type { PersonPrice } from '#domain/quote/person-price.ts';
import { coverageText } from './coverage-text.ts';
import { coverageLabels } from './coverages.ts';
import type { Office } from './office.ts';
import type { Proposal } from './records.ts';
import type { RefundWay } from './refund.ts';
import { tariffOf } from './tariffs/index.ts';

const font = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

export const documentKinds = ['offer', 'informationForm', 'policy'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const titles: Readonly<Record<DocumentKind, string>> = {
  offer: 'TEKLİF',
  informationForm: 'BİLGİLENDİRME FORMU',
  policy: 'SİGORTA POLİÇESİ',
};

type Page = { readonly title: string; readonly insurer: string; readonly lines: readonly string[] };

function drawPage({ title, insurer, lines }: Page): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ size: 'A4', margin: 50, info: { Title: title, Author: insurer } });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.font(font).fontSize(10).fillColor('#b00020');
    document.text('DENEME BELGESİDİR. HUKUKİ GEÇERLİLİĞİ YOKTUR; ŞİRKET VE BİLGİLER UYDURMADIR.', { align: 'center' });
    document.moveDown().fillColor('black').fontSize(16).text(insurer).fontSize(13).text(title).moveDown();
    document.fontSize(10);
    for (const line of lines) document.text(line);
    document.end();
  });
}

function priceLines({ net, gross, personPrices, foreignPrice, application: { insured } }: Proposal): string[] {
  return [
    `Net prim: ${formatLira(net)}`,
    `Brüt prim: ${formatLira(gross)}`,
    ...(foreignPrice ? [foreignLine(foreignPrice)] : []),
    ...personPrices.map((price, index) => personLine(price, insured[index]?.firstName ?? `${index + 1}. sigortalı`)),
  ];
}

function foreignLine({ currency, gross, rate, rateDay }: ForeignPrice): string {
  const amount = coverageText({ type: 'FOREIGN_AMOUNT', currency, amount: gross });
  return `Döviz tutarı: ${amount}; ${formatDay(rateDay)} kuru 1 ${currency} = ${turkishRate(rate)} TL`;
}

const turkishRate = (rate: number): string => `${rate}`.replace('.', ',');

function personLine({ gross, loadingPercent, exclusions }: PersonPrice, name: string): string {
  const loading = loadingPercent === undefined ? '' : ` (%${loadingPercent} ek prim)`;
  return [`${name}: ${formatLira(gross)}${loading}`, ...exclusions].join('; ');
}

function proposalLines(proposal: Proposal): string[] {
  const { number, name, application, coverages } = proposal;
  const { firstName, lastName, insured, fields, startDate, endDate } = application;
  return [
    `Teklif no: ${number}`,
    `${insured.length > 0 ? 'Sigorta ettiren' : 'Sigortalı'}: ${firstName} ${lastName ?? ''}`.trim(),
    ...insured.map((person) => `Sigortalı: ${person.firstName} ${person.lastName}`),
    ...(fields.plate ? [`Plaka: ${fields.plate}`] : []),
    ...(fields.propertyAddress ? [`Riziko adresi: ${fields.propertyAddress}`] : []),
    `Ürün: ${name}`,
    `Süre: ${formatDay(startDate)} – ${formatDay(endDate)}`,
    ...priceLines(proposal),
    ' ',
    'Teminatlar',
    ...coverages.map(({ code, value }) => `${coverageLabels.get(code) ?? code}: ${coverageText(value)}`),
  ];
}

const refundNotices: Readonly<Record<RefundWay, string>> = {
  coolingOff: 'Cayma süresi 14 gündür; bu sürede prim kesintisiz iade edilir.',
  byDay: 'Cayma süresi 14 gündür; teminat başladıysa kullanılmayan günlerin primi iade edilir.',
  untilStart: 'Teminat başlamadan önce, 14 gün içinde cayılırsa prim kesintisiz iade edilir.',
};

function withdrawalNotice({ application: { product } }: Proposal): string {
  const tariff = tariffOf(product);
  return tariff?.compulsory
    ? 'Zorunlu sigortadan gerekçe gösterilmeden cayılamaz; iptal ve iade genel şartlara bağlıdır.'
    : refundNotices[tariff?.refund ?? 'coolingOff'];
}

/** A document of a proposal (offer, information form) or of a policy, by its number. */
export async function drawDocument(
  office: Office,
  { kind, number }: { kind: DocumentKind; number: string },
): Promise<Buffer | undefined> {
  const policy = kind === 'policy' ? office.policy(number) : undefined;
  const proposal = office.proposal(kind === 'policy' ? (policy?.proposalNumber ?? '') : number);
  if (!proposal) return undefined;
  const heading = policy ? [`Poliçe no: ${policy.policyNumber}`, `Ödenen: ${formatLira(policy.gross)}`] : [];
  const notice = kind === 'informationForm' ? [withdrawalNotice(proposal), ' '] : [];
  return drawPage({
    title: titles[kind],
    insurer: office.personality.name,
    lines: [...heading, ...notice, ...proposalLines(proposal)],
  });
}
