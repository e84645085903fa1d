/** What is asked of a phone. */
export const deviceTexts = {
  imei: {
    label: 'IMEI numarası',
    help: '15 hanelidir. Telefonda *#06# tuşladığınızda ekranda görünür; kutuda ve faturada da yazar.',
  },
} as const;
