/** Questions about who is insured, whatever it is. Why the province is asked differs by what is insured. */
export const customerFactTexts = {
  name: { label: 'Ad', help: 'Poliçeye bu ad yazılır.' },
  title: { label: 'Unvan', help: 'Poliçeye bu unvan yazılır.' },
  surname: { label: 'Soyad', help: 'Poliçeye bu soyad yazılır.' },
  city: { label: 'İl' },
  town: { label: 'İlçe', help: 'Poliçe adresinde yazar.' },
} as const;
