/** Questions about a journey: what stands in the field, and in one line why it is asked. */
export const tripTexts = {
  region: {
    label: 'Nereye gidiyorsunuz?',
    names: ['Schengen ülkeleri', 'Tüm dünya', 'Tüm dünya (ABD, Kanada ve Japonya hariç)'],
  },
  tripKind: { label: 'Kaç seyahat için?', names: ['Tek seyahat', 'Bir yıl boyunca her seyahat'] },
  countries: { label: 'Gidilecek ülkeler', help: 'Uğrayacağınız bütün ülkeleri seçin.' },
  start: { label: 'Gidiş günü', help: 'Teminat seçtiğiniz gün başlar.' },
  end: { label: 'Dönüş günü', help: 'Teminat seçtiğiniz gün biter; en çok 180 gün sürer.' },
  purpose: { label: 'Seyahat amacı', names: ['Turistik', 'İş', 'Eğitim'] },
  sport: { label: 'Kayak, dalış gibi sporlar yapılacak', help: 'Bu sporlar da kapsama girer, prim artar.' },
  annualNote: 'Yıllık poliçede her seyahat en çok 92 gün sürebilir.',
} as const;

export const tripSectionTexts = { people: 'Yolcular', trip: 'Seyahat' } as const;

/** The list of travellers. */
export const travellerTexts = {
  label: 'Yolcular',
  help: 'Bir poliçede en çok 5 yolcu olabilir.',
  add: 'Yolcu ekle',
  row: 'Yolcu',
} as const;

/** What a journey is called in a summary. */
export const tripFactNames = { region: 'Bölge', travellers: 'Yolcular' } as const;

/** What is wrong with the answers about a journey beyond what the form's own rules say. */
export const tripProblems = {
  otherRegion: 'Seçtiğiniz ülkelerden biri bu bölgede değil. Lütfen ülkeyi ya da bölgeyi düzeltin.',
  endBeforeStart: 'Dönüş günü gidişten sonra olmalıdır. Lütfen tarihleri kontrol edin.',
  tooLong: (days: number) => `Tek seyahat en çok ${days} gün sürebilir. Lütfen daha erken bir dönüş günü seçin.`,
} as const;
