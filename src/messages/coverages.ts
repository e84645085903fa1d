/** Names of coverages and one line on each, for who has never read a policy. */
export const coverageTexts = {
  carpma: {
    label: 'Çarpma, çarpışma, devrilme',
    about: 'Kazada kendi aracınızda oluşan hasarı öder.',
  },
  yanma: { label: 'Yanma', about: 'Aracınızın yanmasından doğan hasarı öder.' },
  hirsizlik: { label: 'Çalınma', about: 'Araç çalınırsa ya da çalınmaya çalışılırken zarar görürse öder.' },
  anahtarlaCalinma: { label: 'Anahtarla çalınma', about: 'Araç, ele geçirilen kendi anahtarıyla çalınırsa öder.' },
  anahtarKaybi: { label: 'Anahtar kaybı', about: 'Kaybolan anahtarın ve kilidin yenilenmesini öder.' },
  dogalAfetler: {
    label: 'Deprem, sel, fırtına, dolu',
    about: 'Doğal afetlerin aracınıza verdiği hasarı öder.',
  },
  depremMuafiyeti: {
    label: 'Deprem muafiyeti',
    about: 'Deprem hasarında sizde kalan pay. Düşük olması lehinizedir.',
  },
  glkhhTeror: {
    label: 'Grev, lokavt, halk hareketleri, terör',
    about: 'Toplumsal olaylarda ve terörde oluşan hasarı öder.',
  },
  immLimitiAyrimsiz: {
    label: 'İMM limiti',
    about: 'Karşı tarafa verdiğiniz zararın trafik sigortasını aşan bölümünü bu limite kadar öder.',
  },
  maneviTazminat: {
    label: 'Manevi tazminat',
    about: 'Karşı tarafın sizden isteyebileceği manevi tazminatı bu tutara kadar öder.',
  },
  ferdiKazaVefat: { label: 'Ferdi kaza, vefat', about: 'Kaza sonucu vefatta ödenen tutar.' },
  ferdiKazaSakatlik: { label: 'Ferdi kaza, sürekli sakatlık', about: 'Kaza sonucu kalıcı sakatlıkta ödenen tutar.' },
  ferdiKazaTedavi: { label: 'Ferdi kaza, tedavi', about: 'Kaza sonrası tedavi için ödenen en yüksek tutar.' },
  hukuksalKorumaAraca: {
    label: 'Hukuksal koruma, araca bağlı',
    about: 'Araçla ilgili davalarda avukat ve mahkeme giderlerini öder.',
  },
  hukuksalKorumaSurucuye: {
    label: 'Hukuksal koruma, sürücüye bağlı',
    about: 'Sürücünün kazadan doğan davalarında avukat ve mahkeme giderlerini öder.',
  },
  camKirilmaMuafiyeti: {
    label: 'Cam muafiyeti',
    about: 'Cam hasarında sizde kalan pay. Düşük olması lehinizedir.',
  },
  kiralikArac: { label: 'İkame araç', about: 'Aracınız onarımdayken size verilen araç.' },
  miniOnarim: { label: 'Mini onarım', about: 'Küçük çizik ve göçüklerin onarımı. Sayı bir yıl içindir.' },
  yolYardim: { label: 'Yol yardım, çekici', about: 'Araç yolda kalırsa çekici ve yerinde yardım sağlar.' },
  yanlisAkaryakit: { label: 'Yanlış akaryakıt', about: 'Depoya yanlış yakıt konmasından doğan zararı öder.' },
  sigaraYanigi: { label: 'Sigara yanığı', about: 'Araç içinde sigara ve benzerinin bıraktığı yanıkları öder.' },
  kemirgen: { label: 'Kemirgen zararı', about: 'Fare ve benzeri hayvanların araca verdiği zararı öder.' },
  yukKaymasi: { label: 'Yük kayması', about: 'Taşınan yükün kaymasıyla araçta oluşan hasarı öder.' },
  yetkiliOlmayanCekme: {
    label: 'Yetkisiz kişilerce çekilme',
    about: 'Aracı yetkisiz kişiler çekerken oluşan hasarı öder.',
  },
  ozelEsya: { label: 'Özel eşya', about: 'Araçtaki kişisel eşyanızın gördüğü zararı öder.' },
  yurtdisiKasko: { label: 'Yurt dışında geçerlilik', about: 'Kaskonun yurt dışında geçerli olduğu süre.' },
  kiymetKazanma: {
    label: 'Eskime payı alınmaması',
    about: 'Değişen parçanın eskisiyle yenisi arasındaki fark sizden istenmez.',
  },
  yeniDeger: {
    label: 'Yeni değer',
    about: 'Yeni araç tam hasar görürse bedeli, aynı aracın yeni fiyatından ödenir.',
  },
  hasarsizlikKoruma: {
    label: 'Hasarsızlık indirimi koruma',
    about: 'Belirtilen sayıda hasarda indiriminiz bozulmaz.',
  },
  yetkiliServis: { label: 'Yetkili servis', about: 'Aracınız markanın yetkili servisinde onarılabilir.' },
  maddiAracBasi: {
    label: 'Maddi zarar, araç başına',
    about: 'Kazada zarar gören her araç için ödenen en yüksek tutar.',
  },
  maddiKazaBasi: {
    label: 'Maddi zarar, kaza başına',
    about: 'Bir kazadaki bütün maddi zararlar için ödenen en yüksek tutar.',
  },
  saglikKisiBasi: {
    label: 'Sağlık giderleri, kişi başına',
    about: 'Yaralanan her kişinin tedavisi için ödenen en yüksek tutar.',
  },
  saglikKazaBasi: {
    label: 'Sağlık giderleri, kaza başına',
    about: 'Bir kazada yaralananların tümü için ödenen en yüksek tutar.',
  },
  olumSakatlikKisiBasi: {
    label: 'Ölüm ve sakatlık, kişi başına',
    about: 'Kazada zarar gören her kişi için ödenen en yüksek tazminat.',
  },
  olumSakatlikKazaBasi: {
    label: 'Ölüm ve sakatlık, kaza başına',
    about: 'Bir kazada zarar görenlerin tümü için ödenen en yüksek tazminat.',
  },
  yesilKartGecerlilik: {
    label: 'Yeşil kart ülkelerinde geçerlilik',
    about: 'Üye ülkelerde o ülkenin zorunlu limitlerine kadar karşı tarafın zararını öder.',
  },
  daskDeprem: {
    label: 'Deprem, bina',
    about: 'Depremin binada yol açtığı hasarı bu bedele kadar öder. Eşyanız bunun içinde değildir.',
  },
  daskYangin: {
    label: 'Deprem sonucu yangın ve infilak',
    about: 'Depremden çıkan yangının ve patlamanın binaya verdiği zararı öder.',
  },
  daskTsunami: {
    label: 'Deprem sonucu tsunami',
    about: 'Depremin yol açtığı dev dalgaların binaya verdiği zararı öder.',
  },
  daskYerKaymasi: {
    label: 'Deprem sonucu yer kayması',
    about: 'Depremin başlattığı yer kaymasının binaya verdiği zararı öder.',
  },
  daskMuafiyet: {
    label: 'DASK muafiyeti',
    about: 'Hasarda sizde kalan pay. Sigorta bedeli üzerinden hesaplanır, her şirkette aynıdır.',
  },
  binaYangin: {
    label: 'Yangın, bina',
    about: 'Yangının, yıldırımın ve patlamanın binaya verdiği zararı bu bedele kadar öder.',
  },
  esyaYangin: {
    label: 'Yangın, eşya',
    about: 'Yangının, yıldırımın ve patlamanın eşyanıza verdiği zararı bu bedele kadar öder.',
  },
  binaDeprem: {
    label: 'Deprem, DASK üzeri bina',
    about: 'Depremde binanın DASK bedelini aşan hasarını bu bedele kadar öder.',
  },
  esyaDeprem: { label: 'Deprem, eşya', about: 'Depremin eşyanıza verdiği zararı bu bedele kadar öder.' },
  selSuBaskini: { label: 'Sel ve su baskını', about: 'Dışarıdan gelen suyun evinize verdiği zararı öder.' },
  firtina: { label: 'Fırtına', about: 'Fırtınanın çatıya, camlara ve eve verdiği zararı öder.' },
  dahiliSu: {
    label: 'Dahili su',
    about: 'Patlayan boru, taşan depo gibi evin kendi tesisatından gelen suyun zararını öder.',
  },
  hirsizlikEv: {
    label: 'Hırsızlık',
    about: 'Eve girilerek çalınan eşyayı ve bu sırada kırılan kapıyı, kilidi öder.',
  },
  camKirilmasi: { label: 'Cam kırılması', about: 'Kırılan pencere camını ve aynayı bu tutara kadar öder.' },
  elektronikCihaz: {
    label: 'Elektronik cihaz',
    about: 'Voltaj dalgalanması ve ani arıza gibi nedenlerle bozulan cihazları bu tutara kadar öder.',
  },
  degerliEsya: { label: 'Değerli eşya', about: 'Takı, tablo ve koleksiyon gibi değerli eşyayı bu tutara kadar öder.' },
  enkazKaldirma: { label: 'Enkaz kaldırma', about: 'Hasardan sonra enkazın kaldırılma giderini öder.' },
  kiraKaybi: {
    label: 'Kira kaybı',
    about: 'Hasar yüzünden kiraya verdiğiniz ev oturulamaz olursa alamadığınız kirayı öder.',
  },
  ikametgahDegisikligi: {
    label: 'İkametgâh değişikliği',
    about: 'Eviniz hasar yüzünden oturulamaz olursa geçici olarak taşınmanın giderini öder.',
  },
  komsuMesuliyet: {
    label: 'Komşuya karşı sorumluluk',
    about: 'Evinizden komşuya geçen yangın ve su zararını bu limite kadar öder.',
  },
  kiraciMesuliyet: {
    label: 'Kiracının ev sahibine karşı sorumluluğu',
    about: 'Kiracıyken eve verdiğiniz yangın ve su zararını bu limite kadar ev sahibine öder.',
  },
  ucuncuSahisMesuliyet: {
    label: 'Üçüncü şahıslara karşı sorumluluk',
    about: 'Evinizde ya da evinizden ötürü başkasının gördüğü zararı bu limite kadar öder.',
  },
  evFerdiKaza: {
    label: 'Ferdi kaza, evde yaşayanlar',
    about: 'Kaza sonucu vefatta ve kalıcı sakatlıkta ödenen tutar.',
  },
  evHukuksalKoruma: {
    label: 'Hukuksal koruma, konut',
    about: 'Evinizle ilgili davalarda avukat ve mahkeme giderlerini öder.',
  },
  evAsistans: { label: 'Ev asistansı', about: 'Tesisatçı, elektrikçi, çilingir gibi acil yardım gönderir.' },
  kombiBakimi: { label: 'Kombi ve klima bakımı', about: 'Kombinin ya da klimanın yıllık bakımını karşılar.' },
  depremMuafiyetiEv: {
    label: 'Deprem muafiyeti',
    about: 'Deprem hasarında sizde kalan pay. Sigorta bedeli üzerinden hesaplanır, düşük olması lehinizedir.',
  },
  suMuafiyeti: {
    label: 'Su hasarı muafiyeti',
    about: 'Her su hasarında sizde kalan tutar. Düşük olması lehinizedir.',
  },
  hirsizlikMuafiyeti: {
    label: 'Hırsızlık muafiyeti',
    about: 'Hırsızlıkta sizde kalan tutar. Düşük olması lehinizedir.',
  },
} as const;

export const coverageGroupTexts = {
  car: 'Aracınızın gördüğü zarar',
  quake: 'Depremde binanın gördüğü zarar',
  home: 'Evinizin ve eşyanızın gördüğü zarar',
  excess: 'Muafiyetler: sizde kalan pay',
  aftermath: 'Hasarla gelen giderler',
  others: 'Başkalarına verdiğiniz zarar',
  people: 'Kazada kişiler',
  legal: 'Hukuksal koruma',
  service: 'Yolda ve serviste',
  assistance: 'Evde yardım ve bakım',
  extras: 'Ek güvenceler',
} as const;

export const coverageValueTexts = {
  unlimited: 'Limitsiz',
  marketValue: 'Rayiç bedel',
  included: 'Dahil',
  notIncluded: 'Hariç',
  unknown: 'Bilgi yok',
  noExcess: 'Yok',
  /** An excess of something that is not covered at all. */
  nothingCovered: 'Teminat yok',
  percent: (figure: string) => `%${figure}`,
  times: (count: string) => `${count} kez`,
  days: (count: string) => `${count} gün`,
} as const;
