/** What the calls of a quotation say beside the sentences of the outcome table and the rules. */
export const quotationReplies = {
  lineWithoutVehicle: 'Bu sigorta araç bilgisiyle teklif almıyor. Lütfen kendi teklif sayfasından başlayın.',
  proveAgain: 'Devam etmek için telefonunuzu doğrulayın.',
} as const;

/** The same for each kind of risk. */
export const vehicleReplies = {
  notAskedYet: 'Teklifler henüz istenmedi. Önce araç bilgilerini tamamlayın.',
  startIsPast: 'Poliçenin başlangıç günü geçti. Araç bilgilerine dönüp yeni bir gün seçin.',
} as const;
export const propertyReplies = {
  otherKind: 'Bu sigorta adres bilgisiyle teklif almıyor. Lütfen kendi teklif sayfasından başlayın.',
  notAskedYet: 'Teklifler henüz istenmedi. Önce bina bilgilerini tamamlayın.',
  startIsPast: 'Poliçenin başlangıç günü geçti. Bina bilgilerine dönüp yeni bir gün seçin.',
} as const;

/** What calls say of quotations about people's health. */
export const healthReplies = {
  otherKind: 'Bu sigorta kişi bilgisiyle teklif almıyor. Lütfen kendi teklif sayfasından başlayın.',
  notAskedYet: 'Teklifler henüz istenmedi. Önce kişi ve plan bilgilerini tamamlayın.',
  startIsPast: 'Poliçenin başlangıç günü geçti. Bilgilerinize dönüp yeni bir gün seçin.',
} as const;

/** What calls say of quotations about journeys. */
export const tripReplies = {
  otherKind: 'Bu sigorta seyahat bilgisiyle teklif almıyor. Lütfen kendi teklif sayfasından başlayın.',
  notAskedYet: 'Teklifler henüz istenmedi. Önce yolcu ve seyahat bilgilerini tamamlayın.',
  startIsPast: 'Seyahatin başlangıç günü geçti. Bilgilerinize dönüp yeni bir gün seçin.',
} as const;

/** What calls say of quotations about animals. */
export const petReplies = {
  otherKind: 'Bu sigorta hayvan bilgisiyle teklif almıyor. Lütfen kendi teklif sayfasından başlayın.',
  notAskedYet: 'Teklifler henüz istenmedi. Önce hayvanınızın bilgilerini tamamlayın.',
  startIsPast: 'Poliçenin başlangıç günü geçti. Bilgilerinize dönüp yeni bir gün seçin.',
} as const;

/** What calls say of quotations about phones. */
export const deviceReplies = {
  otherKind: 'Bu sigorta telefon bilgisiyle teklif almıyor. Lütfen kendi teklif sayfasından başlayın.',
  notAskedYet: 'Teklifler henüz istenmedi. Önce telefonun bilgilerini tamamlayın.',
  startIsPast: 'Bu fiyatlar başka bir gün başlayan poliçe içindi. Telefon bilgilerine dönüp yeniden teklif alın.',
} as const;

/** Of any policy whose end was told and does not follow from its start. */
export const endDiffers = (end: string) =>
  `Bu başlangıç gününe göre poliçe ${end} tarihinde biter. Lütfen bitiş gününü düzeltin ya da boş bırakın.`;

/** What is wrong with the answers about a vehicle beyond what the form's own rules say. */
export const vehicleProblems = {
  plateMissing: 'Teklif için aracın plakası gerekir. Lütfen ilk adıma dönüp plakayı yazın.',
  modelYear: (earliest: number, latest: number) =>
    `Model yılı ${earliest} ile ${latest} arasında olmalıdır. Lütfen ruhsatınızdaki yılı yazın.`,
  usageUnknown: 'Bu kullanım tarzını tanımıyoruz. Lütfen listeden birini seçin.',
  region: 'Bölge, 1 ile 81 arasında bir il kodudur. Lütfen ili listeden seçin.',
  price: 'Lütfen aksesuar bedelini lira olarak, en çok iki ondalık basamakla yazın.',
} as const;

/** What is wrong with the answers about a building beyond what the form's own rules say. */
export const propertyProblems = {
  addressMissing: 'Teklif için binanın adresi gerekir. Lütfen önce adresi bulun.',
  addressChanged: 'Adres değişti. Lütfen yeni adresi yeniden arayın, bina bilgileri ona göre gelsin.',
  heavyDamage:
    'Ağır hasarlı bina için DASK ve konut poliçesi düzenlenemiyor. Hasar tespiti güncel değilse yeni raporu Çevre, Şehircilik ve İklim Değişikliği İl Müdürlüğünden isteyebilirsiniz.',
  wholeArea: 'Lütfen brüt alanı tam metrekare olarak yazın.',
  tenantScope: 'Kiracı olarak yalnız eşyanızı sigortalayabilirsiniz. Binayı ev sahibi sigortalar.',
  buildYear: (earliest: number, latest: number) =>
    `İnşa yılı ${earliest} ile ${latest} arasında olmalıdır. Lütfen listeden seçin.`,
  lenderMissing: 'Lütfen krediyi veren banka veya kurumun adını da yazın.',
  price: 'Lütfen bedelleri lira olarak, en çok iki ondalık basamakla yazın.',
  stillInForce: (end: string) =>
    `Bu adresin DASK poliçesi ${end} gününe kadar geçerli. Yeni poliçe o gün ya da daha sonra başlayabilir.`,
  renewalNotOpen: (end: string, opens: string) =>
    `Bu adresin DASK poliçesi ${end} gününe kadar geçerli. Yenileme ${opens} gününde açılır, o zamana kadar yeni poliçe gerekmez.`,
} as const;

/** Why an insurer has no price although it did not decline. */
export const failureReasons = {
  unreachable: 'Şirketin sistemine ulaşılamadı. Biraz sonra tekrar sorabilirsiniz.',
  tooSlow: 'Şirket süresi içinde yanıt vermedi. Tekrar sorabilirsiniz.',
  closed: 'Şirket bu saatte teklif vermiyor. Mesai saatlerinde tekrar sorabilirsiniz.',
  faulty: 'Şirketin sisteminde bir sorun oluştu. Biraz sonra tekrar sorabilirsiniz.',
  unreadable: 'Şirketin yanıtı okunamadı. Biraz sonra tekrar sorabilirsiniz.',
  implausible: 'Şirketin bildirdiği fiyat tutarlı değildi, bu yüzden gösterilmedi. Tekrar sorabilirsiniz.',
  interrupted: 'Soru yarıda kaldı. Tekrar sorabilirsiniz.',
  unanswered: 'Şirket incelemesini üç gün içinde sonuçlandırmadı. Tekrar sorabilirsiniz.',
  undeclared:
    'Bu teklif için sağlık beyanının yeniden verilmesi gerekiyor. Lütfen kişi bilgilerine dönüp beyanı tamamlayın.',
  busy: 'Şirket için sırada çok istek var. Biraz sonra tekrar sorabilirsiniz.',
  switchedOff: 'Bu şirketten şu an teklif almıyoruz.',
} as const;
