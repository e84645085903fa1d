/** Words of the form kit. */
export const summaryMessages = {
  yes: 'Evet',
  no: 'Hayır',
  rows: (count: number) => (count === 0 ? '' : `${count} kayıt`),
} as const;
