/** Words of the date and time fields. */
export const dateMessages = {
  placeholders: { day: 'GG/AA/YYYY', month: 'AA/YYYY', time: 'SS:DD', moment: 'GG/AA/YYYY SS:DD' },
  open: { day: 'Takvimi aç', month: 'Ay takvimini aç', time: 'Saat listesini aç', moment: 'Takvimi aç' },
  panel: { day: 'Tarih seçimi', month: 'Ay seçimi', time: 'Saat seçimi', moment: 'Tarih ve saat seçimi' },
  /** Monday first. */
  weekdayHeads: ['Pt', 'Sa', 'Ça', 'Pe', 'Cu', 'Ct', 'Pz'],
  previousMonth: 'Önceki ay',
  nextMonth: 'Sonraki ay',
  previousYear: 'Önceki yıl',
  nextYear: 'Sonraki yıl',
  chooseYear: 'Yıl seçin',
  chooseMonth: 'Ay seçin',
  toYears: (shown: string) => `${shown}, yılı değiştir`,
  toDays: (shown: string) => `${shown}, günü değiştir`,
  today: 'Bugün',
  todayMark: (day: string) => `${day}, bugün`,
  hours: 'Saat',
  minutes: 'Dakika',
  done: 'Tamam',
  between: (first: string, last: string) => `${first} ile ${last} arasından seçilebilir.`,
  from: (first: string) => `${first} ve sonrası seçilebilir.`,
  upTo: (last: string) => `${last} ve öncesi seçilebilir.`,
} as const;
