/** Questions about insured people: what stands in the field, and in one line why it is asked. */
export const personTexts = {
  relation: {
    label: 'Yakınlık',
    help: 'Size yakınlığı poliçeye yazılır.',
    names: { 1: 'Kendim', 2: 'Eşim', 3: 'Çocuğum', 4: 'Annem ya da babam', 5: 'Diğer' },
  },
  nationalNumber: { label: 'T.C. kimlik numarası', help: 'Ad ve yaş bu numaradaki kayıttan gelir.' },
  birthdate: { label: 'Doğum tarihi', help: 'Kaydı bulmak için gerekiyor.' },
} as const;
