/** What stands around the questions about what is insured, whatever it is. */
export const questionStepTexts = { submit: 'Teklifleri getir', back: 'Kimlik bilgilerini değiştir' } as const;
