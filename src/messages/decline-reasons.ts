/** Why a company makes no offer, in plain words by its cause, and what to press where an answer mends it. */
export const declineTexts = {
  profession: { text: 'Mesleğinizi seçerseniz teklif verir; mesleğiniz listede yoksa vermez.', mend: 'Mesleğimi seç' },
  startTooFar: {
    text: 'Poliçeniz 30 günden ileri bir günde başlıyor. Daha yakın bir gün seçerseniz teklif verebilir.',
    mend: 'Başlangıç gününü değiştir',
  },
  lpg: {
    text: 'Yakıtı LPG olan araçta LPG sorusu “hayır” kalmış. Düzeltirseniz teklif verebilir.',
    mend: 'LPG yanıtımı düzelt',
  },
  value: {
    text: 'Araç, değer listesinde bulunamadı. Marka, model ve tipi düzeltirseniz teklif verebilir.',
    mend: 'Aracı düzelt',
  },
  modelYear: { text: 'Bu model yılındaki araçları sigortalamıyor.' },
  usage: { text: 'Aracı bu kullanım şekliyle sigortalamıyor.' },
  claims: { text: 'Hasar geçmişi nedeniyle teklif vermiyor.' },
  province: { text: 'Bulunduğunuz ilde bu sigortayı satmıyor.' },
  owner: { text: 'Araç, yazdığınız kimlik numarasının üzerinde görünmüyor. Ruhsat sahibinin numarasıyla sorulmalı.' },
  authorisation: { text: 'Bu teklif için genel müdürlüğünün onayı gerekiyor. Bizi ararsanız sizin için sorarız.' },
  term: { text: 'Seçtiğiniz süre için teklif vermiyor.', mend: 'Süreyi değiştir' },
  age: { text: 'Sigortalanacak kişinin yaşı bu şirketin sınırlarının dışında.' },
  newborn: { text: '14 günden küçük bebekleri sigortalamıyor.' },
  person: { text: 'Sigortalanacak kişi bu şirketin kabul koşullarına uymuyor.' },
  network: {
    text: 'Seçtiğiniz hastane ağıyla çalışmıyor. Başka bir ağla teklif verebilir.',
    mend: 'Hastane ağını değiştir',
  },
  sport: {
    text: 'Spor ve kayak teminatı vermiyor. Bu teminat olmadan teklif verebilir.',
    mend: 'Spor yanıtımı değiştir',
  },
  usa: {
    text: 'ABD, Kanada ve Japonya’yı kapsayan bölgeyi sigortalamıyor. Başka bir bölgeyle teklif verebilir.',
    mend: 'Bölgeyi değiştir',
  },
  addressCode: { text: 'Adres kodunu kayıtlarında bulamadı.' },
  propertyUse: { text: 'Bu kullanım şeklindeki binaları sigortalamıyor.' },
  structure: { text: 'Bu yapı tarzındaki binaları sigortalamıyor.' },
  damage: { text: 'Hasar görüp onarılmış binaları sigortalamıyor.' },
  lender: { text: 'Bankanın rehin kaydı olan poliçe düzenlemiyor.' },
  earthquakePolicyRuns: {
    text: 'Bu adresin süren bir DASK poliçesi var. Başlangıcı o poliçenin bitişine alırsanız teklif verebilir.',
    mend: 'Başlangıç gününü değiştir',
  },
  dwellingOnly: { text: 'Konut sigortasını yalnız mesken için yapıyor.' },
  tenantBuilding: { text: 'Kiracının yalnız eşyasını sigortalıyor.' },
  sums: { text: 'Sigorta bedeli bildirilmediği için teklif vermiyor.' },
  buildingAge: { text: 'Bu yaştaki binaları sigortalamıyor.' },
  emptyMonths: { text: 'Yılda bu kadar uzun boş kalan konutu sigortalamıyor.' },
  summerHouse: { text: 'Yazlık konutları sigortalamıyor.' },
  roof: { text: 'Bu çatı tipindeki konutları sigortalamıyor.' },
  windowBars: { text: 'Bodrum ve giriş kattaki konutlarda demir parmaklık arıyor.' },
  breed: { text: 'Bu ırkı sigortalamıyor.' },
  petAge: { text: 'Hayvanınızın yaşı bu şirketin sınırlarının dışında.' },
  chip: {
    text: 'Altı ayını doldurmuş hayvanın çip numarasını yazarsanız teklif verebilir.',
    mend: 'Çip numarasını yaz',
  },
  vaccination: { text: 'Aşı karnesi güncel olmayan hayvanı sigortalamıyor.' },
  treatmentLimit: {
    text: 'Seçtiğiniz tedavi limitini satmıyor. Başka bir limitle teklif verebilir.',
    mend: 'Tedavi limitini değiştir',
  },
  phoneInsured: { text: 'Bu IMEI numarası daha önce sigortalanmış görünüyor.' },
  phoneAge: { text: 'Bu yaştaki telefonları sigortalamıyor.' },
  phoneBrand: { text: 'Bu markadaki telefonları sigortalamıyor.' },
  phonePrice: { text: 'Bu bedeldeki telefonları sigortalamıyor.' },
  incomplete: { text: 'Başvuruda eksik bilgi olduğunu bildirdi.' },
} as const;

export const declineWords = {
  own: (sentence: string) => `Şirketin yanıtı: ${sentence}`,
  mendOf: (mend: string, insurer: string) => `${mend}, ${insurer}`,
} as const;
