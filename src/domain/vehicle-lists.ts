/** What a form offers for a vehicle and its owner. */
export const fuels = ['Benzin', 'Dizel', 'LPG', 'Benzin+LPG', 'Elektrik', 'Hibrit'] as const;
export type Fuel = (typeof fuels)[number];

/** The list of values holds fifteen model years, like the association's. */
export const modelYears = { oldest: 2012, newest: 2026 } as const;

/** Professions that insurers ask for, because some give a discount on them. */
export const professions = [
  { code: 'doktor', label: 'Doktor' },
  { code: 'eczaci', label: 'Eczacı' },
  { code: 'ogretmen', label: 'Öğretmen' },
  { code: 'memur', label: 'Memur' },
] as const;
export type ProfessionCode = (typeof professions)[number]['code'];
