export const quote = {
  status: 'OK',
  proposals: [
    {
      proposalNumber: '901-0012345678901',
      packageCode: 'K2',
      packageName: 'Kasko',
      netPremium: 11_428.57,
      grossPremium: 12_000,
      validUntil: '2026-11-16T09:00:00.000Z',
      installments: [
        { count: 1, total: 12_000 },
        { count: 9, total: 12_000 },
      ],
      coverages: [
        { code: 'carpma', type: 'MARKET_VALUE', value: null },
        { code: 'immLimitiAyrimsiz', type: 'AMOUNT', value: 1_000_000 },
        { code: 'camKirilmaMuafiyeti', type: 'PERCENT', value: 20 },
        { code: 'miniOnarim', type: 'COUNT', value: 2 },
        { code: 'yolYardim', type: 'LIMITLESS', value: null },
        { code: 'anahtarlaCalinma', type: 'NOT_INCLUDED', value: null },
        { code: 'yetkiliOlmayanCekme', type: 'INCLUDED', value: null },
        { code: 'ozelEsya', type: 'UNDEFINED', value: null },
      ],
      warnings: ['Mini onarım yalnızca anlaşmalı servislerde geçerlidir.'],
    },
  ],
};

export const declined = { status: 'DECLINED', reason: 'Araç model yılı kabul sınırı dışında' };
export const review = {
  status: 'REVIEW',
  reviewNumber: '901-INC-1',
  reason: 'Riziko bilgileri inceleniyor',
  wantedDocuments: ['Ruhsat fotoğrafı'],
};
export const lostReview = { status: 'NOT_FOUND', reason: 'İnceleme bulunamadı' };
export const priceChanged = { status: 'PRICE_CHANGED', reason: 'Prim değişti', grossPremium: 12_840 };
export const issued = {
  status: 'ISSUED',
  policyNumber: '4001234567890',
  grossPremium: 12_000,
  startDate: '2026-11-15',
  endDate: '2027-11-15',
};
export const cancelled = { ...issued, status: 'CANCELLED', refund: 11_999.99 };
export const unknownPolicy = { status: 'NOT_FOUND', reason: 'Poliçe bulunamadı' };
