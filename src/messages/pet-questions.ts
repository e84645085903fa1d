/** What is asked of an animal. */
export const petTexts = {
  chip: {
    label: 'Mikroçip numarası',
    help: 'Aşı karnesinde yazan 15 haneli numara. Altı aylıktan büyük kedi ve köpeklerde zorunludur.',
  },
} as const;
