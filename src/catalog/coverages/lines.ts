import type { LineKey } from '#domain/lines.ts';
import type { CoverageKey } from '#domain/quote/coverage.ts';
import { coverageTexts } from '#messages/coverages.ts';
import { type CoverageRow, coverageRow } from './vocabulary.ts';

export type LineCoverages = {
  /** Every cover a policy of the line speaks of, in the order of its importance. */
  readonly rows: readonly CoverageRow[];
  /** The few that decide between two offers: shown on cards and weighed at equal cover. */
  readonly decisive: readonly CoverageRow[];
};

type Keys = { readonly decisive: readonly CoverageKey[]; readonly further: readonly CoverageKey[] };

const traffic: Keys = {
  decisive: ['maddiAracBasi', 'maddiKazaBasi', 'saglikKisiBasi', 'olumSakatlikKisiBasi'],
  further: ['saglikKazaBasi', 'olumSakatlikKazaBasi'],
};
const accident: Keys = { decisive: ['ferdiKazaVefat', 'ferdiKazaSakatlik', 'ferdiKazaTedavi'], further: [] };

const ofTraffic = new Set<CoverageKey>([...traffic.decisive, ...traffic.further, 'yesilKartGecerlilik']);
const kaskoDecisive: readonly CoverageKey[] = [
  'immLimitiAyrimsiz',
  'dogalAfetler',
  'kiralikArac',
  'yetkiliServis',
  'camKirilmaMuafiyeti',
  'depremMuafiyeti',
];

const keysByLine: Partial<Record<LineKey, Keys>> = {
  kasko: {
    decisive: kaskoDecisive,
    further: (Object.keys(coverageTexts) as CoverageKey[]).filter(
      (key) => !ofTraffic.has(key) && !kaskoDecisive.includes(key),
    ),
  },
  trafik: traffic,
  yabanciTrafik: traffic,
  galericikisatrafik: traffic,
  imm: { decisive: ['immLimitiAyrimsiz', 'maneviTazminat'], further: [] },
  yesilKart: { decisive: ['yesilKartGecerlilik'], further: [] },
  ferdikaza: accident,
  hukuksalkoruma: { decisive: ['hukuksalKorumaAraca', 'hukuksalKorumaSurucuye'], further: [] },
  galericiferdikaza: { decisive: ['ferdiKazaVefat', 'ferdiKazaSakatlik'], further: [] },
  galericiseyahat: { decisive: ['yolYardim', 'kiralikArac'], further: [] },
};

/** The covers of a line; none for a line whose policies we cannot compare yet. */
export function coveragesOf(line: LineKey): LineCoverages {
  const { decisive = [], further = [] } = keysByLine[line] ?? {};
  return { rows: [...decisive, ...further].map(coverageRow), decisive: decisive.map(coverageRow) };
}
