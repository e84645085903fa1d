/** What stands around the questions about animals. */
export const petStepTexts = {
  title: (number: number) => `${number}. hayvan`,
  noChipYet: 'Poliçe başladığında altı aylıktan küçük olacağı için numara yazmadan devam edebilirsiniz.',
  limit: 'Yıllık limit',
} as const;
