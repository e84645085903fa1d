/** What is insured, where nobody has told what it is called. */
export const insuredTexts = {
  unnamedVehicle: (modelYear: number) => `${modelYear} model araç`,
} as const;

/** A vehicle in sentences about its policy. */
export const insuredVehicleTexts = {
  label: 'Plaka',
  policy: (plate: string, line: string) => `${plate} plakalı aracınızın ${line} poliçesi`,
  fromPolicy: (plate: string, line: string) => `${plate} plakalı aracınızın ${line} poliçesinden`,
  kept: 'Araç bilgileriniz hazır gelir',
  gone: 'aracınız artık sizde değilse',
} as const;

/** A flat or house in sentences about its policy. */
export const insuredPropertyTexts = {
  title: (district: string, area: number) => `${district}, ${area} m²`,
  label: 'Adres',
  policy: (title: string, line: string) => `${title} konutunuzun ${line} poliçesi`,
  fromPolicy: (title: string, line: string) => `${title} konutunuzun ${line} poliçesinden`,
  kept: 'Konut bilgileriniz hazır gelir',
  gone: 'konut artık sizde değilse',
} as const;
