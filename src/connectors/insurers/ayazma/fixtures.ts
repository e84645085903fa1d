export const quote = {
  Success: true,
  Data: {
    Status: 'OK',
    Proposals: [
      {
        ProposalNumber: '915-1',
        PackageCode: 'HK-25',
        PackageName: 'Hukuksal Koruma 25.000 TL',
        NetPremium: 368,
        GrossPremium: 386.4,
        ValidUntil: '2026-11-16T09:00:00.000Z',
        Installments: [
          { Count: 1, Total: 386.4 },
          { Count: 6, Total: 396.83 },
        ],
        Coverages: [{ Code: 'hukuksalKorumaAraca', Type: 'AMOUNT', Value: 25_000 }],
        Warnings: [],
      },
    ],
  },
};

export const unwrapped = quote.Data;
export const missing = { Success: true, Data: { Status: 'NOT_FOUND', Reason: 'Teklif bulunamadı' } };
