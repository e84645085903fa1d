import type { Look } from '../review.ts';
import type { Home } from './property.ts';

type LookRule = { readonly wants: (home: Home) => boolean; readonly look: Look };

const oldBuilding: LookRule = {
  wants: ({ buildPeriod }) => buildPeriod === '1',
  look: {
    reason: '1975 ve öncesinde yapılmış binalar risk birimince inceleniyor.',
    wantedDocuments: [],
    resolves: { afterMinutes: 3, to: { kind: 'load', percent: 15 } },
  },
};

const longEmpty: LookRule = {
  wants: ({ emptyMonths }) => emptyMonths > 6,
  look: {
    reason: 'Yılın yarısından uzun süre boş kalan konutlar risk birimince inceleniyor.',
    wantedDocuments: ['Konutun içten ve dıştan fotoğrafları'],
    resolves: { afterMinutes: 5, to: { kind: 'exclude', what: 'Boş kalan dönemde hırsızlık' } },
  },
};

/** Homes that an insurer looks at before it names its price, by its code. */
const rules: Readonly<Record<string, LookRule>> = { 901: oldBuilding, 907: longEmpty };

export function homeLook(code: string, home: Home): Look | undefined {
  const rule = rules[code];
  return rule?.wants(home) ? rule.look : undefined;
}
