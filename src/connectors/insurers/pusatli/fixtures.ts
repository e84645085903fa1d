export const quote = {
  Status: 'OK',
  Proposals: [
    {
      ProposalNumber: '910-1',
      PackageCode: 'GKT',
      PackageName: 'Galerici Kısa Süreli Trafik',
      NetPremium: 3000.1,
      GrossPremium: 3360.11,
      ValidUntil: '2026-11-16T09:00:00.000Z',
      Installments: [{ Count: 1, Total: 3360.11 }],
      Coverages: [{ Code: 'maddiAracBasi', Type: 'AMOUNT', Value: 400_000 }],
      Warnings: [],
    },
  ],
};

export const declined = { Status: 'DECLINED', Reason: 'Sigorta süresi çalışılmıyor' };
