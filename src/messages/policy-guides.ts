/** By what is insured: the first steps of a claim, and what no policy of its kind pays. */
export const policyGuideTexts = {
  car: {
    never: [],
    claim: (insurer: string) => [
      "Önce kendinizi ve çevrenizdekileri güvenli bir yere alın. Yaralı varsa 112'yi arayın.",
      'Araçları çekmeden önce fotoğraf çekin. Plakalar, hasar yerleri ve araçların yoldaki konumu görünsün.',
      'Kaza tespit tutanağını doldurun. Yaralanma, alkol şüphesi ya da anlaşmazlık varsa polis veya jandarma çağırın.',
      `Hasarı 5 iş günü içinde ${insurer} hasar hattına bildirin, dosya numarasını not edin. Hattın numarası poliçenizde yazar.`,
    ],
  },
  earthquake: {
    never: [
      'Ev eşyası: eşyanız için konut sigortası gerekir',
      'Enkaz kaldırma gideri',
      'Kira kaybı',
      'Ölüm ve yaralanma dahil bedeni zararlar',
      'Manevi tazminat',
    ],
    claim: () => [
      "Önce güvende olun: hasarlı binaya girmeyin. Yaralı varsa 112'yi arayın.",
      "Hasarı en geç 15 gün içinde Alo DASK 125'i arayarak ya da dask.gov.tr adresinden bildirin. Poliçe numaranız ya da adres kodunuz (UAVT) elinizde olsun.",
      'Güvenli bir yerden fotoğraf çekin. Can güvenliği gerektirmedikçe eksper görmeden hasarlı yerleri onarmayın, değiştirmeyin.',
      'Tapu, kimlik ve IBAN bilgilerinizi hazırlayın; dosya numarasını not edin.',
      'Konut sigortanız varsa eşyanızın ve DASK bedelini aşan hasarın bildirimini ayrıca o şirkete yapın.',
    ],
  },
  home: {
    never: [],
    claim: (insurer: string) => [
      "Önce kendinizi ve evdekileri güvene alın. Yangında ve yaralanmada 112'yi arayın.",
      'Zararın büyümesini önleyin: su hasarında ana vanayı, gerekirse elektriği kapatın.',
      'Fotoğraf çekin. Yangında itfaiye raporu, hırsızlıkta polis ya da jandarma tutanağı alın; eksper görmeden hasarlı eşyayı atmayın.',
      `Hasarı 5 gün içinde ${insurer} hasar hattına bildirin, dosya numarasını not edin. Hattın numarası poliçenizde yazar.`,
      "Depremde bina hasarını ayrıca Alo DASK 125'e bildirin.",
    ],
  },
  health: {
    never: [],
    claim: (insurer: string) => [
      'Önce kendinizi ve çevrenizdekileri güvene alın, zararın büyümesini önleyin.',
      'Fotoğraf çekin; fatura, rapor ve tutanakları saklayın.',
      `Olayı vakit geçirmeden ${insurer} hasar hattına bildirin. Bildirim süresi ve hattın numarası poliçenizde yazar.`,
    ],
  },
  foreigner: {
    never: [],
    claim: (insurer: string) => [
      'Önce kendinizi ve çevrenizdekileri güvene alın, zararın büyümesini önleyin.',
      'Fotoğraf çekin; fatura, rapor ve tutanakları saklayın.',
      `Olayı vakit geçirmeden ${insurer} hasar hattına bildirin. Bildirim süresi ve hattın numarası poliçenizde yazar.`,
    ],
  },
  trip: {
    never: [],
    claim: (insurer: string) => [
      'Önce kendinizi ve çevrenizdekileri güvene alın, zararın büyümesini önleyin.',
      'Fotoğraf çekin; fatura, rapor ve tutanakları saklayın.',
      `Olayı vakit geçirmeden ${insurer} hasar hattına bildirin. Bildirim süresi ve hattın numarası poliçenizde yazar.`,
    ],
  },
  other: {
    never: [],
    claim: (insurer: string) => [
      'Önce kendinizi ve çevrenizdekileri güvene alın, zararın büyümesini önleyin.',
      'Fotoğraf çekin; fatura, rapor ve tutanakları saklayın.',
      `Olayı vakit geçirmeden ${insurer} hasar hattına bildirin. Bildirim süresi ve hattın numarası poliçenizde yazar.`,
    ],
  },
} as const;
