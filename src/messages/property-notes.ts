/** What a person should know while answering, where the answer has something to say. */
export const damageNotes = {
  heavyEarthquake: {
    title: 'Ağır hasarlı binaya DASK yapılamıyor',
    text: 'Mevzuat, ağır hasarlı olduğu tespit edilmiş binaların sigortalanmasına izin vermiyor; bu durumla teklif isteyemeyiz. Tespit değiştiyse ya da bina yeniden yapıldıysa güncel durumu seçin. Tespiti yenilemek için il Çevre, Şehircilik ve İklim Değişikliği Müdürlüğüne başvurabilirsiniz.',
  },
  heavyHome: {
    title: 'Ağır hasarlı binadaki ev sigortalanamıyor',
    text: 'Ağır hasarlı olduğu tespit edilmiş binalar için teklif isteyemeyiz. Tespit değiştiyse ya da bina yeniden yapıldıysa güncel durumu seçin. Tespiti yenilemek için il Çevre, Şehircilik ve İklim Değişikliği Müdürlüğüne başvurabilirsiniz.',
  },
  medium: {
    title: 'Orta hasarlı binada onarım belgesi istenir',
    text: 'Bina onarıldıysa veya güçlendirildiyse belgesinin numarasını aşağıya yazın. Belge yoksa sigorta, onarım bitip belge alınınca yapılabilir.',
  },
} as const;

/** Proposals of sums, which nobody takes over without a word. */
export const sumProposalTexts = {
  contents: (area: string, range: string) => `${area} m² için eşya değeri çoğunlukla ${range} TL olur.`,
  building: (area: string, range: string) => `${area} m² evi yeniden yapmak çoğunlukla ${range} TL tutar; arsa değeri katılmaz.`,
  range: (from: string, to: string) => (from === to ? from : `${from}–${to}`),
  use: (amount: string) => `${amount} TL yaz`,
  why: 'Bu bir tahmindir. Bedel gerçek değerden azsa zarar da o oranda eksik ödenir.',
} as const;

export const aboveEarthquakeNote =
  'DASK binayı resmî bir üst sınıra kadar öder. Konut sigortasının deprem teminatı, DASK’ın ödemediği kısmı ve eşyanızı karşılar.';
