/** What the agency reads at its terminal about findings. */
export const findingDeskTexts = {
  usage: [
    'npm run findings -- list            açık bulgular',
    'npm run findings -- close <bulgu>   bulguyu kapatır; gerekçesi standart girdiden okunur',
  ].join('\n'),
  empty: 'Açık bulgu yok.',
  notOpen: (id: string) => `${id} numaralı açık bir bulgu yok.`,
  noReason: 'Gerekçe boş. Metni standart girdiden verin.',
  closed: 'Bulgu kapatıldı. Kayıtlar değişmedikçe yeniden bildirilmez.',
  line: (facts: { id: number; day: string; reference: string; text: string }) =>
    `${facts.id}  ${facts.day}  ${facts.reference}  ${facts.text}`,
} as const;
