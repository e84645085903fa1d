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
  yatarakTedavi: {
    label: 'Yatarak tedavi',
    about: 'Hastanede yatarak gördüğünüz tedavinin giderini öder.',
  },
  ameliyat: { label: 'Ameliyat', about: 'Ameliyatın, cerrahın ve ameliyathanenin giderini öder.' },
  yogunBakim: { label: 'Yoğun bakım', about: 'Yoğun bakımda geçen günlerin giderini öder.' },
  odaYemek: {
    label: 'Oda, yemek, refakatçi',
    about: 'Hastanede yattığınız sürece odanın, yemeğin ve yanınızda kalan bir kişinin giderini öder.',
  },
  ayaktaTedavi: {
    label: 'Ayakta tedavi, muayene',
    about: 'Hastaneye yatmadan bir yıl içinde kaç kez muayene olabileceğiniz.',
  },
  ayaktaLimit: {
    label: 'Ayakta tedavi, yıllık limit',
    about: 'Muayene ve tahlil gibi yatış gerektirmeyen giderler için bir yılda ödenen en yüksek tutar.',
  },
  muayeneKatilim: {
    label: 'Ayakta tedavide katılım payı',
    about: 'Muayene ve tetkik giderinde sizde kalan pay. Düşük olması lehinizedir.',
  },
  yatarakKatilim: {
    label: 'Yatarak tedavide katılım payı',
    about: 'Anlaşmalı hastanede yatarak tedavi giderinde sizde kalan pay. Düşük olması lehinizedir.',
  },
  tetkik: {
    label: 'Tahlil ve görüntüleme',
    about: 'Kan tahlili, röntgen, MR ve benzeri tetkiklerin giderini öder.',
  },
  fizikTedavi: { label: 'Fizik tedavi', about: 'Doktorun yazdığı fizik tedavi seanslarını öder.' },
  dogumSaglik: {
    label: 'Doğum ve hamilelik',
    about: 'Hamilelik kontrollerini ve doğumu öder. Poliçe başladıktan sonra bir bekleme süresi vardır.',
  },
  disPaketi: {
    label: 'Diş paketi',
    about: 'Anlaşmalı diş kliniklerinde muayene, diş taşı temizliği ve dolgu gibi işlemler.',
  },
  checkUpHakki: { label: 'Check-up', about: 'Anlaşmalı kurumda genel sağlık taraması. Sayı bir yıl içindir.' },
  ambulans: { label: 'Ambulans', about: 'Acil durumda kara ambulansı gönderir ya da giderini öder.' },
  anlasmaliKurum: {
    label: 'Anlaşmalı kurum',
    about: 'Bu planla gidebileceğiniz anlaşmalı hastane, tıp merkezi ve laboratuvar sayısı.',
  },
  anlasmaDisiLimit: {
    label: 'Anlaşmasız kurum, yıllık limit',
    about: 'Anlaşması olmayan bir kurumda tedavi olursanız bir yılda size geri ödenen en yüksek tutar.',
  },
  anlasmaDisiKatilim: {
    label: 'Anlaşmasız kurumda katılım payı',
    about: 'Anlaşması olmayan kurumdaki giderde sizde kalan pay. Düşük olması lehinizedir.',
  },
  yurtDisiTedavi: { label: 'Yurt dışında tedavi', about: 'Yurt dışında gördüğünüz tedaviyi bu sınıra kadar öder.' },
  omurBoyuYenileme: {
    label: 'Ömür boyu yenileme garantisi',
    about: 'Koşulları sağlandığında şirket, sonradan çıkan hastalıklar nedeniyle poliçenizi yenilemekten kaçınamaz.',
  },
  beklemeSuresi: {
    label: 'Bekleme süresi',
    about: 'Poliçede sayılan hastalıklar için ödemenin başlamasına kadar geçen süre. Kısa olması lehinizedir.',
  },
  tibbiTedavi: {
    label: 'Tıbbi tedavi',
    about: 'Seyahatte ani hastalık ve kazada doktor, ilaç ve hastane giderini bu tutara kadar öder.',
  },
  tibbiNakil: {
    label: 'Tıbbi nakil',
    about: 'Doktor gerekli görürse uygun hastaneye ya da Türkiye’ye taşınmanızın giderini öder.',
  },
  cenazeNakli: { label: 'Vefatta nakil', about: 'Seyahatte vefat halinde cenazenin Türkiye’ye getirilmesini öder.' },
  taburcuDonus: {
    label: 'Taburcu olduktan sonra dönüş',
    about: 'Hastaneden çıktıktan sonra planladığınız araçla dönemezseniz dönüşünüzü öder.',
  },
  refakatci: {
    label: 'Refakatçinin yolculuğu',
    about: 'Hastanede yatarsanız bir yakınınızın yanınıza gelme ve kalma giderini öder.',
  },
  konaklamaUzatma: {
    label: 'Konaklamanın uzaması',
    about: 'Tedaviden sonra dinlenmeniz gerekirse fazladan kaldığınız gecelerin giderini öder.',
  },
  bagajKaybi: {
    label: 'Bagaj kaybı',
    about: 'Taşıyıcıya teslim ettiğiniz bagaj kaybolur ya da zarar görürse bu tutara kadar öder.',
  },
  bagajGecikmesi: {
    label: 'Bagaj gecikmesi',
    about: 'Bagajınız geç gelirse zorunlu ihtiyaçlarınız için bu tutara kadar öder.',
  },
  seyahatIptali: {
    label: 'Seyahat iptali',
    about:
      'Hastalık gibi poliçede sayılan nedenlerle yola çıkamazsanız geri alamadığınız ulaşım ve otel bedelini öder.',
  },
  hirsizlikGasp: {
    label: 'Hırsızlık ve gasp',
    about: 'Seyahatte çalınan ya da zorla alınan eşyanız için bu tutara kadar öder.',
  },
  ilacGonderimi: {
    label: 'İlaç gönderimi',
    about: 'Bulunduğunuz yerde olmayan, size gerekli ilacın bulunup gönderilmesini sağlar.',
  },
  hukukiDanismanlik: {
    label: 'Hukuki danışmanlık, seyahatte',
    about: 'Seyahatte başınıza gelen bir olayda avukata danışma giderini öder.',
  },
  kefalet: {
    label: 'Kefalet',
    about: 'Yurt dışında bir kaza yüzünden istenen kefalet bedelini avans olarak yatırır; sonradan geri ödersiniz.',
  },
  acilMesaj: { label: 'Acil mesaj iletimi', about: 'Acil durumda yakınlarınıza ya da iş yerinize haber ulaştırır.' },
  seyahatMuafiyeti: {
    label: 'Tedavi muafiyeti',
    about: 'Her tedavi giderinde sizde kalan tutar. Düşük olması lehinizedir.',
  },
  vizeReddiIade: {
    label: 'Vize reddinde prim iadesi',
    about:
      'Vizeniz reddedilirse ret yazısıyla prim iadesi isteyebilirsiniz; iadeye şirket, poliçe şartlarına göre karar verir.',
  },
  vetTedavisi: {
    label: 'Hastalıkta veteriner tedavisi',
    about: 'Hastalanan dostunuzun muayene ve tedavi giderini bir yılda bu tutara kadar öder.',
  },
  kazaTedavisi: {
    label: 'Kazada acil tedavi',
    about: 'Trafik kazası, düşme, yutulan cisim, zehirlenme gibi acil durumlarda tedaviyi bu tutara kadar öder.',
  },
  vetAmeliyati: {
    label: 'Ameliyat',
    about: 'Ameliyatın ve narkozun giderini öder. Hastalık yüzünden ameliyatta hastalığın bekleme süresi geçerlidir.',
  },
  tahlilGoruntuleme: {
    label: 'Tahlil ve görüntüleme',
    about: 'Veterinerin istediği kan tahlili, röntgen ve ultrason gibi incelemelerin giderini öder.',
  },
  ilac: { label: 'İlaç', about: 'Veterinerin yazdığı ilaçların giderini öder.' },
  asiCheckUp: {
    label: 'Aşı ve genel kontrol',
    about: 'Yıllık aşılar ve genel kontrol. Yüzde yazıyorsa anlaşmalı klinikte o kadar indirimdir.',
  },
  ucuncuKisiSorumluluk: {
    label: 'Başkalarına karşı sorumluluk',
    about: 'Dostunuzun başka birine ya da eşyasına verdiği zararı bu tutara kadar öder.',
  },
  kayipIlani: {
    label: 'Kayıp ilanı ve ödül',
    about: 'Dostunuz kaybolursa ilan giderini ve bulana vereceğiniz ödülü bu tutara kadar öder.',
  },
  cenaze: { label: 'Cenaze', about: 'Dostunuz ölürse gömme ya da yakma giderini bu tutara kadar öder.' },
  petKatilimPayi: {
    label: 'Tedavide katılım payı',
    about: 'Her veteriner faturasında sizde kalan pay. Düşük olması lehinizedir.',
  },
  hastalikBekleme: {
    label: 'Hastalıkta bekleme süresi',
    about: 'Poliçe başladıktan sonra hastalık teminatının işlemesine kadar geçen süre. Kısa olması lehinizedir.',
  },
  kazaBekleme: {
    label: 'Kazada bekleme süresi',
    about: 'Poliçe başladıktan sonra kaza teminatının işlemesine kadar geçen süre. Kısa olması lehinizedir.',
  },
  ekranKirilmasi: {
    label: 'Ekran kırılması',
    about: 'Düşme ya da çarpma sonucu kırılan ekranın değişimini öder.',
  },
  kirilmaHasari: {
    label: 'Kırılma hasarı',
    about: 'Arka cam, kasa ve kamera gibi ekran dışındaki parçaların kırılmasını öder.',
  },
  siviTemasi: {
    label: 'Sıvı teması',
    about: 'Telefona su ya da başka bir sıvı girmesiyle oluşan hasarı öder.',
  },
  onarimGideri: {
    label: 'Onarım gideri',
    about: 'Ani ve beklenmedik bir olayla bozulan telefonun onarımını öder. Eskime ve pil ömrü bunun dışındadır.',
  },
  tamamenHasar: {
    label: 'Tam hasar',
    about: 'Telefonun onarılamayacak kadar zarar görmesini öder.',
  },
  hirsizlikTelefon: {
    label: 'Kapalı yerden zorla hırsızlık',
    about:
      'Kilitli ev, iş yeri ya da araç gibi kapalı bir yere zorla girilerek çalınan telefonu öder. Kaybolma ve yankesicilik bunun dışındadır.',
  },
  esdegerCihaz: {
    label: 'Eşdeğer cihaz',
    about: 'Tam hasarda ve hırsızlıkta para yerine aynı ya da benzer özellikte, yenilenmiş bir telefon verilir.',
  },
  yillikHasarAdedi: {
    label: 'Yılda karşılanan hasar',
    about: 'Bir poliçe yılında en çok kaç hasarın ödeneceği.',
  },
  telefonMuafiyeti: {
    label: 'Tam hasar ve hırsızlıkta muafiyet',
    about: 'Sizde kalan pay. Telefonun ikinci el değeri üzerinden hesaplanır, düşük olması lehinizedir.',
  },
  hirsizlikBekleme: {
    label: 'Hırsızlıkta bekleme süresi',
    about: 'Poliçe başladıktan sonra hırsızlık teminatının işlemesine kadar geçen süre. Kısa olması lehinizedir.',
  },
} as const;

export const coverageGroupTexts = {
  car: 'Aracınızın gördüğü zarar',
  quake: 'Depremde binanın gördüğü zarar',
  home: 'Evinizin ve eşyanızın gördüğü zarar',
  hospital: 'Hastanede yatarken',
  outpatient: 'Yatmadan: muayene ve tetkik',
  healthExtras: 'Doğum, diş, check-up',
  where: 'Nerede geçerli',
  lasting: 'Bekleme ve yenileme',
  abroad: 'Seyahatte hastalık ve kaza',
  journey: 'Bagaj, eşya ve yolculuk',
  vet: 'Veterinerde tedavi',
  petCare: 'Bakım, kayıp ve veda',
  phoneDamage: 'Telefonunuzun gördüğü zarar',
  phoneTheft: 'Hırsızlık',
  phoneLimits: 'Nasıl ve kaç kez ödenir',
  excess: 'Sizde kalan pay: muafiyet ve katılım',
  aftermath: 'Hasarla gelen giderler',
  others: 'Başkalarına verdiğiniz zarar',
  people: 'Kazada kişiler',
  legal: 'Hukuksal koruma',
  service: 'Yolda ve serviste',
  assistance: 'Evde yardım ve bakım',
  extras: 'Ek teminatlar',
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
  visits: (count: string) => `${count} muayene`,
  sessions: (count: string) => `${count} seans`,
  institutions: (count: string) => `${count} kurum`,
  months: (count: string) => `${count} ay`,
} as const;

/** How long one waits for a cover, said beside what it is worth. */
export const waitTexts = {
  of: (time: string) => `${time} bekleme`,
  none: 'bekleme yok',
  unknown: 'bekleme süresi: bilgi yok',
  beside: ' · ',
} as const;
