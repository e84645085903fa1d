const neverInHealth = [
  'Poliçe başlamadan önce var olan ve şirketin kabul etmediği rahatsızlıklar',
  'Estetik amaçlı işlemler',
  'Alkol ve madde bağımlılığının tedavisi',
  'Suç işlemeye kalkışmanın ve intihar girişiminin yol açtığı tedaviler',
] as const;
const emergency = 'Acil durumda 112’yi arayın ya da en yakın hastaneye gidin.';
const approval = (insurer: string) =>
  `Yatış ve ameliyattan önce hastanenin ${insurer} onayını aldığını öğrenin. Onay hattının numarası poliçenizde yazar.`;
const reimbursement =
  'Anlaşmasız bir kurumda ödeme yaptıysanız faturayı, doktor raporunu ve reçeteyi saklayıp geri ödeme için şirkete gönderin.';

/** By what is insured: the first steps of a claim, what no policy of its kind pays, and what else its holder may need. */
export const policyGuideTexts = {
  car: {
    never: [],
    claim: (insurer: string) => [
      "Önce kendinizi ve çevrenizdekileri güvenli bir yere alın. Yaralı varsa 112'yi arayın.",
      'Araçları çekmeden önce fotoğraf çekin. Plakalar, hasar yerleri ve araçların yoldaki konumu görünsün.',
      'Kaza tespit tutanağını doldurun. Yaralanma, alkol şüphesi ya da anlaşmazlık varsa polis veya jandarma çağırın.',
      `Hasarı 5 iş günü içinde ${insurer} hasar hattına bildirin, dosya numarasını not edin. Hattın numarası poliçenizde yazar.`,
    ],
    further: [],
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
    further: [],
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
    further: [],
  },
  supplementary: {
    never: [
      'SGK ile anlaşması olmayan hastanedeki tedaviler ve SGK’nın karşılamadığı işlemler',
      'SGK’nın sizden aldığı katılım payı',
      ...neverInHealth,
    ],
    claim: (insurer: string) => [
      emergency,
      'Hem SGK ile hem planınızla anlaşmalı bir hastaneye gidin; bölümün anlaşmaya dahil olduğunu randevu alırken sorun.',
      'Kayıtta kimliğinizi gösterip tamamlayıcı sigortanız olduğunu söyleyin. SGK kendi payını, sigorta ilave ücreti öder.',
      approval(insurer),
    ],
    further: [
      'Poliçe, SGK kapsamınız etkin olduğu sürece kullanılır. Etkin olup olmadığını e-Devlet’ten görebilirsiniz.',
    ],
  },
  individual: {
    never: neverInHealth,
    claim: (insurer: string) => [
      emergency,
      'Planlı muayene ve tedavide kurumun ve bölümün anlaşmalı olup olmadığını önceden sorun; kimliğinizi gösterip sigortanızın adını söyleyin.',
      approval(insurer),
      reimbursement,
    ],
    further: [],
  },
  foreigner: {
    never: ['Türkiye dışında görülen tedaviler', ...neverInHealth],
    claim: (insurer: string) => [
      emergency,
      'Planlı muayene ve tedaviden önce kurumun anlaşmalı olup olmadığını sorun. Pasaportunuzu ya da ikamet izni kartınızı ve poliçenizi yanınıza alın.',
      approval(insurer),
      reimbursement,
    ],
    further: [
      'İkamet izni başvurusunda poliçenin çıktısını sunarsınız. Adınız, pasaport numaranız ve tarihler belgelerinizle aynı olmalıdır; farklıysa başvurudan önce düzeltme isteyin.',
    ],
  },
  trip: {
    never: [
      'Yola çıkmadan önce bilinen bir rahatsızlığın planlı tedavisi',
      'Tedavi olmak için yapılan yolculuk',
      'Poliçede yazan bölgenin ve tarihlerin dışında olanlar',
      'Seçilmediyse kayak ve dalış gibi riskli sporlar',
    ],
    claim: (insurer: string) => [
      'Hayati tehlikede önce bulunduğunuz ülkenin acil numarasını arayın ya da en yakın acil servise gidin.',
      `Mümkünse tedaviden önce, değilse ilk fırsatta ${insurer} yardım hattını arayın. Türkiye dışından aranan numara poliçenizde yazar; dosya numarasını not edin.`,
      'Tıbbi raporu, faturaları, ödeme belgelerini ve pasaportunuzdaki giriş çıkış damgalarını saklayın.',
      'Bagaj kaybında taşıyıcıdan kayıp tutanağı, hırsızlık ve gaspta yerel polisten tutanak alın.',
    ],
    further: [
      'Vizeniz reddedilirse: teminat başlamadan ve satın almanızdan sonraki 14 gün içinde gerekçesiz cayabilirsiniz. Bu süre geçtiyse ve poliçenizde vize reddinde prim iadesi varsa, Hesabım sayfasından ret yazısının tarihiyle iptal isteyin, pasaportla satın aldıysanız bizi arayın; iadeye şirket, poliçe şartlarına göre karar verir.',
    ],
  },
  pet: {
    never: [
      'Poliçe başlamadan önce var olan rahatsızlıklar',
      'Bekleme süresi dolmadan başlayan hastalıklar',
      'Aşısı yapılmamış hayvanda aşıyla önlenebilen hastalıklar',
      'Üreme, gebelik ve estetik amaçlı işlemler',
    ],
    claim: (insurer: string) => [
      'Acil durumda en yakın veteriner kliniğine gidin. Zehirlenmede yuttuğu şeyin ambalajını yanınıza alın.',
      `Mümkünse tedaviden önce, değilse ilk fırsatta ${insurer} hasar hattına bildirin; anlaşmalı klinikleri sorun, dosya numarasını not edin. Hattın numarası poliçenizde yazar.`,
      'Muayene raporunu, tahlil sonuçlarını, reçeteyi ve faturayı saklayın. Rapor ve faturada mikroçip numarası yazsın.',
      'Hayvanınız birine zarar verdiyse tanıkların bilgilerini ve varsa tutanağı alın; şirkete sormadan ödeme sözü vermeyin.',
    ],
    further: [
      'Poliçeyi yavruyken aldıysanız altı ayı dolunca çip taktırıp numarasını şirkete bildirin. Ödemede çip numarası aranır.',
    ],
  },
  device: {
    never: [
      'Poliçe başlamadan önceki çatlak ve kırıklar',
      'Unutma, düşürüp kaybetme ve açıkta bırakılan telefonun çalınması',
      'Yetkisiz kişilerce yapılan onarım',
      'Çizik gibi kullanımı etkilemeyen izler, veri ve uygulama kaybı',
    ],
    claim: (insurer: string) => [
      'Çalınmada hattınızı kapattırın, IMEI numaranızla polise ya da jandarmaya başvurup tutanak alın.',
      `Hasarı vakit geçirmeden ${insurer} hasar hattına bildirin, dosya numarasını not edin. Hattın numarası poliçenizde yazar.`,
      'Onarımı şirket yönlendirmeden yaptırmayın. Servise vermeden önce verilerinizi yedekleyin.',
      'Faturanızı, hasarın fotoğraflarını ve servis raporunu saklayın.',
    ],
    further: [
      'Poliçe yalnız üzerinde IMEI numarası yazan telefon için geçerlidir. Onarımda ya da değişimde numara değişirse yenisini şirkete bildirin.',
    ],
  },
  other: {
    never: [],
    claim: (insurer: string) => [
      'Önce kendinizi ve çevrenizdekileri güvene alın, zararın büyümesini önleyin.',
      'Fotoğraf çekin; fatura, rapor ve tutanakları saklayın.',
      `Olayı vakit geçirmeden ${insurer} hasar hattına bildirin. Bildirim süresi ve hattın numarası poliçenizde yazar.`,
    ],
    further: [],
  },
} as const;
