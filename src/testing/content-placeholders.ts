const names = [
  'brand',
  'agencyName',
  'phone',
  'email',
  'address',
  'registryNumber',
  'mersisNumber',
  'siteUrl',
  'retentionTable',
] as const;

/** Something in every place that content leaves open. */
export const contentPlaceholders = (text: (name: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, text(name)]));
