export const quote = {
  status: 'OK',
  proposals: [
    {
      proposal_number: '908-1',
      package_code: 'TSS',
      package_name: 'Tamamlayıcı Sağlık',
      net_premium: '9523.81',
      gross_premium: '10000.00',
      valid_until: '2026-11-16T12:00:00+03:00',
      installments: [{ count: 1, total: '10000.00' }],
      warnings: ['Sağlık beyanı incelemede'],
    },
  ],
};
