/** What a field says when its value does not follow a rule; `{…}` is filled by the rule. */
export const ruleMessages = {
  missing: 'Lütfen doldurun',
  passwordFieldMissing: 'Lütfen Doldurun',
  nameMissing: 'Lütfen adınızı giriniz.',
  surnameMissing: 'Lütfen soyadınızı giriniz.',
  nationalNumberMissing: 'Lütfen TC kimlik numarası giriniz.',
  phoneMissing: 'Lütfen telefon numarası giriniz.',
  emailMissing: 'Lütfen e-mail adresi giriniz.',
  birthdateMissing: 'Lütfen Doğum Tarihini Giriniz.',
  passwordMissing: 'Lütfen şifre giriniz.',
  passwordsDiffer: 'Girdiğiniz şifre eşleştirilemedi.',
  privacyMissing: "Lütfen Gizlilik Politikası ve Kullanıcı Sözleşmesi'ni onaylayın.",
  noticeMissing: 'Lütfen Aydınlatma metnini okuyup onaylayınız.',
  documentMissing: 'Lütfen belgeyi okuyup onaylayın.',
  saleDayMissing: 'Tarihi yazın.',
  repairDocumentMissing:
    'Orta hasarlı bina, onarıldığı belgelenirse sigortalanır. Lütfen onarım ya da güçlendirme belgesinin numarasını yazınız.',
  smsCodeMissing: 'Lütfen SMS kodu giriniz.',
  smsCodeTooLong: 'SMS kodu en çok {max} karakterdir. Lütfen telefonunuza gelen kodu yeniden yazınız.',
  nationalNumberInvalid: 'Lütfen geçerli bir TC kimlik numarası giriniz.',
  taxNumberInvalid: 'Vergi numarası 10 rakamdır. Lütfen vergi levhanızdaki numarayı yazınız.',
  taxNumberDoubtful: 'Bu vergi numarası olağan biçimde değil. Lütfen vergi levhanızla karşılaştırınız.',
  phoneInvalid: 'Lütfen cep telefonunuzu 5 ile başlayan 10 rakam olarak yazınız.',
  emailInvalid: 'Lütfen email adresinizi doğru doldurun.',
  plateInvalid: 'Lütfen plakayı ruhsatta yazdığı gibi giriniz. Örnek: 34 ABC 123',
  documentSerialInvalid: 'Lütfen ruhsatınızdaki belge serisini 2 harf olarak yazınız.',
  documentNumberInvalid: 'Lütfen ruhsatınızdaki belge numarasını 6 rakam olarak yazınız.',
  cardAmexNotTaken:
    'American Express kartları şu an kabul edilmiyor. Lütfen Visa, Mastercard ya da Troy kartınızı kullanınız.',
  cardDinersNotTaken:
    'Diners Club kartları şu an kabul edilmiyor. Lütfen Visa, Mastercard ya da Troy kartınızı kullanınız.',
  cardNumberIncomplete: 'Lütfen kart numarasını 16 rakam olarak yazınız.',
  cardNumberInvalid: 'Kart numarası doğrulanamadı. Lütfen kartınızın üzerindeki numarayla karşılaştırınız.',
  cardExpiryInvalid: 'Lütfen son kullanma tarihini ay ve yıl olarak yazınız. Örnek: 08/29',
  cardExpired: 'Kartın son kullanma tarihi geçmiş. Lütfen tarihi kontrol ediniz ya da başka bir kart kullanınız.',
  cvcInvalid: 'Lütfen kartınızın arkasındaki 3 rakamlı güvenlik kodunu yazınız.',
  dateIncomplete: 'Lütfen tarihi gün, ay ve yıl olarak yazınız. Örnek: 05.09.1990',
  dateImpossible: 'Takvimde böyle bir gün yok. Lütfen gün ve ayı kontrol ediniz.',
  dateTooEarly: 'Lütfen {min} ya da daha sonraki bir tarih seçiniz.',
  dateTooLate: 'Lütfen {max} ya da daha önceki bir tarih seçiniz.',
  timeInvalid: 'Lütfen saati saat ve dakika olarak yazınız. Örnek: 14:30',
  birthdateInFuture: 'Doğum tarihi bugünden sonra olamaz. Lütfen yılı kontrol ediniz.',
  birthdateTooEarly: 'Doğum yılı {min} ya da sonrası olmalıdır. Lütfen yılı kontrol ediniz.',
  textTooLong: 'En fazla {max} karakter yazabilirsiniz. Lütfen kısaltınız.',
  onlyDigits: 'Sadece sayı giriniz.',
  onlyLetters: 'Sadece harf giriniz.',
  amountMissing: 'Bir değer girilmelidir.',
  amountTooLow: 'En az {min}₺ olmalıdır.',
  amountTooHigh: 'En fazla {max}₺ olmalıdır.',
  numberTooLow: 'En az {min} olmalıdır.',
  numberTooHigh: 'En fazla {max} olmalıdır.',
  renewalInPast: 'Poliçe geçmiş bir tarihte başlayamaz. Lütfen bugünü ya da sonraki bir günü seçiniz.',
  renewalTooLate: 'Poliçe en geç {days} gün sonra başlayabilir. Lütfen {max} ya da daha önceki bir tarih seçiniz.',
  imeiInvalid: 'IMEI numarası 15 rakamdır. Telefonunuzda *#06# tuşlayarak görebilirsiniz.',
  ibanInvalid: 'IBAN, TR ile başlar ve 26 karakterdir. Lütfen bankanızın verdiği numarayla karşılaştırınız.',
  vinInvalid: 'Şasi numarası 17 karakterdir, I, O ve Q harfi içermez. Lütfen ruhsatınızla karşılaştırınız.',
  engineNumberInvalid: 'Motor numarası 5 ile 20 arası harf ve rakamdır. Lütfen ruhsatınızla karşılaştırınız.',
  uavtInvalid: 'Adres kodu 10 rakamdır. Lütfen e-Devlet’teki adres kodunuzu (UAVT) yazınız.',
  microchipInvalid: 'Çip numarası 15 rakamdır. Lütfen dostunuzun kimlik kartındaki numarayı yazınız.',
  passportInvalid: 'Pasaport numarası 6 ile 9 arası harf ve rakamdır. Lütfen pasaportunuzla karşılaştırınız.',
  latinNameInvalid: 'Lütfen pasaportta yazdığı gibi, yalnız Latin harfleriyle yazınız.',
  asbisInvalid: 'ASBİS numarası yalnız rakamdan oluşur. Lütfen noter belgenizdeki numarayı yazınız.',
  postalCodeInvalid: 'Posta kodu 5 rakamdır ve il kodunuzla başlar. Örnek: 34710',
  provinceCodeInvalid: 'İl kodu 01 ile 81 arası iki rakamdır. Örnek: 34',
  peopleMissing: 'Lütfen sigortalanacak en az bir kişi ekleyin.',
  socialSecurityMissing:
    'Tamamlayıcı sağlık, SGK’lı olanlar içindir; özel hastanede SGK’nın karşılamadığı farkı öder. Aranızda SGK’sı olmayan varsa onun için bireysel sağlık sigortası uygundur.',
  heightMissing: 'Lütfen boyu santimetre olarak yazınız.',
  weightMissing: 'Lütfen kiloyu yazınız.',
  declarationMissing: 'Lütfen sağlık durumu sorusunu yanıtlayınız.',
  healthNoteMissing: 'Lütfen bildirdiğiniz sağlık durumunu birkaç sözcükle açıklayınız.',
  petNameInvalid: 'Lütfen adı harf ve rakamlarla yazınız. Örnek: Zeytin',
  petsMissing: 'Lütfen sigortalanacak en az bir hayvan ekleyin.',
  fullNameMissing: 'Lütfen adınızı ve soyadınızı yazın.',
  supportTypeMissing: 'Lütfen talebinizin türünü seçin.',
  subjectMissing: 'Lütfen kısa bir konu yazın.',
  supportMessageMissing: 'Lütfen mesajınızı yazın.',
} as const;

type Failure = {
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>>;
};

function isKnown(message: string): message is keyof typeof ruleMessages {
  return Object.hasOwn(ruleMessages, message);
}

/** The sentence of a failed rule, with its values in place. */
export function ruleText({ message, values = {} }: Failure): string {
  if (!isKnown(message)) throw new RangeError(`No sentence for the rule message ${message}`);
  return ruleMessages[message].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`The rule message ${message} needs ${name}`);
    return String(value);
  });
}
