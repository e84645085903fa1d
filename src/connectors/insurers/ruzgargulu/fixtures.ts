export const accepted = { status: 'ACCEPTED', reference: 'q-1' };
export const pushed = {
  reference: 'q-1',
  result: {
    status: 'OK',
    proposals: [
      {
        proposalNumber: '916-1',
        packageCode: 'K1',
        packageName: 'Dar Kasko',
        netPremium: 5000,
        grossPremium: 5250,
        validUntil: '2026-11-15T09:10:00.000Z',
        installments: [{ count: 1, total: 5250 }],
        coverages: [],
        warnings: [],
      },
    ],
  },
};
