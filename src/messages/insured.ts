/** What is insured, where nobody has told what it is called. */
export const insuredTexts = {
  unnamedVehicle: (modelYear: number) => `${modelYear} model araç`,
} as const;
