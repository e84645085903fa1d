export type UsageStyle = {
  /** Usage style code: three-digit group and sub code. */
  readonly code: string;
  readonly label: string;
  readonly group: number;
  readonly commercial: boolean;
};

type UsageRow = readonly [code: string, label: string, group: number, commercial: boolean];

const rows: readonly UsageRow[] = [
  ['111-10', 'Hususi otomobil', 1, false],
  ['111-11', 'Kiralık otomobil', 1, true],
  ['111-12', 'Taksi', 2, true],
  ['111-13', 'Zırhlı araç', 1, true],
  ['121-10', 'Arazi taşıtı veya jip', 1, false],
  ['121-11', 'Arazi taşıtı veya jip, kiralık', 1, true],
  ['121-12', 'Arazi taşıtı veya jip, taksi', 2, true],
  ['311-10', 'Minibüs, hatlı', 3, true],
  ['311-11', 'Minibüs, özel', 3, false],
  ['311-12', 'Minibüs, servis', 3, true],
  ['311-14', 'Ambulans', 14, true],
  ['411-10', 'Midibüs, özel', 4, false],
  ['411-11', 'Midibüs, servis', 4, true],
  ['411-13', 'Midibüs, hatlı', 4, true],
  ['421-10', 'Otobüs, şehirlerarası', 5, true],
  ['421-11', 'Otobüs, şehir içi', 5, true],
  ['421-12', 'Otobüs, özel', 5, false],
  ['511-10', 'Kamyonet', 6, true],
  ['511-11', 'Kamyonet, kapalı kasa', 6, true],
  ['521-10', 'Kamyon', 7, true],
  ['521-11', 'Kamyon, açık kasa', 7, true],
  ['523-10', 'Tanker', 12, true],
  ['526-10', 'Çekici', 13, true],
  ['532-10', 'Römork', 10, true],
  ['611-10', 'Traktör', 9, false],
  ['611-11', 'Biçerdöver', 15, false],
  ['711-10', 'Motosiklet veya triportör', 11, false],
  ['911-10', 'İş makinesi', 8, true],
];

/** Usage styles with their tariff group; the split into sub codes is partly ours (domain §2.3 [S14], short list [X]). */
export const usageStyles: readonly UsageStyle[] = rows.map(([code, label, group, commercial]) => ({
  code,
  label,
  group,
  commercial,
}));

/** Usage styles a consumer chooses from, in the order shown. */
export const consumerUsageCodes = [
  '111-10',
  '111-12',
  '111-11',
  '511-10',
  '311-11',
  '711-10',
  '521-11',
  '421-10',
  '611-10',
  '121-10',
] as const;

/** A usage style by its code; a sub code the list does not know counts as the first one of its group. */
export function findUsageStyle(usage: string): UsageStyle | undefined {
  return (
    usageStyles.find(({ code }) => code === usage) ??
    usageStyles.find(({ code }) => code.slice(0, 4) === usage.slice(0, 4))
  );
}

/** The same for a usage that was judged: one that no list knows is a fault. */
export function usageStyle(usage: string): UsageStyle {
  const found = findUsageStyle(usage);
  if (found === undefined) throw new RangeError(`there is no usage style ${usage}`);
  return found;
}

/** The tariff group 1–15 of a usage style such as '111-10'. */
export function tariffGroupOf(usage: string): number {
  return usageStyle(usage).group;
}
