/** Words of the form that opens a request to the agency. */
export const supportFormTexts = {
  title: 'Bize yazın',
  next: {
    title: 'Yazınca ne olur?',
    steps: [
      'Talebinize bir numara veririz.',
      'Bir çalışanımız okuyup yanıtlar.',
      'Yanıtı e-postayla haber veririz; yazışmanın tamamı tek yerde durur.',
    ],
  },
  type: 'Talebinizin türü',
  typePlaceholder: 'Seçin',
  subject: 'Konu',
  subjectHelp: 'Birkaç kelime yeter.',
  message: 'Mesajınız',
  messageHelp: 'Ne olduğunu ve ne istediğinizi yazın. Şifrenizi, SMS kodunuzu ve kart numaranızı yazmayın.',
  replyHelp: 'Şifrenizi, SMS kodunuzu ve kart numaranızı yazmayın.',
  policy: 'Hangi poliçeniz hakkında?',
  policyHelp: 'İsteğe bağlıdır. Seçerseniz poliçe numarasını yazmanız gerekmez.',
  policyPlaceholder: 'Belirli bir poliçe değil',
  name: 'Adınız ve soyadınız',
  email: 'E-posta',
  emailHelp: 'Yanıtı bu adrese göndeririz.',
  phone: 'Cep telefonu',
  phoneHelp: 'Yazışmanız bu numaraya gelen kodla açılır.',
  send: 'Gönder',
  notice: 'Yazdıklarınız talebinizi yanıtlamak için işlenir.',
  noticeLink: 'Aydınlatma metni',
  noScript: (email: string) =>
    `Form, tarayıcınızda JavaScript kapalıyken çalışmaz. Bize ${email} adresinden de yazabilirsiniz.`,
} as const;

export const attachmentTexts = {
  label: 'Dosya ekleyin',
  help: 'İsteğe bağlıdır. PDF, JPEG, PNG ya da WEBP; her biri en çok 10 MB.',
  accept: '.pdf,.jpg,.jpeg,.png,.webp',
  busy: 'Dosyalarınız yükleniyor. Bitince yeniden gönderin.',
  later: 'Dosya eklemek isterseniz, e-postanıza gelen bağlantıyı açıp yazışmanıza ekleyebilirsiniz.',
  list: 'Ekler',
  save: (fileName: string) => `${fileName} dosyasını indir`,
} as const;

/** Questions and answers that fit what is being written. */
export const firstAnswerTexts = {
  title: 'Belki yanıtı burada',
  found: (count: number) => `Yazdığınıza benzeyen ${count} soru mesaj kutusunun altında.`,
} as const;

/** After a request was sent. */
export const sentRequestTexts = {
  title: 'Talebinizi aldık',
  number: 'Talep numaranız',
  member: 'Yanıtladığımızda e-postayla haber veririz. Yazışmanız hesabınızdaki Destek sayfasında durur.',
  visitor: (email: string) =>
    `Yazışmanızın bağlantısı ${email} adresine gelir; yanıtladığımızda da oradan haber veririz. Bağlantıyı açarken cep telefonunuza gelen kodu sorarız.`,
  open: 'Yazışmayı aç',
  another: 'Başka bir konuda yazın',
} as const;

export const threadTexts = {
  back: 'Bütün taleplerim',
  number: (number: string) => `Talep no ${number}`,
  opened: (moment: string) => `${moment} tarihinde açıldı`,
  policy: 'İlgili poliçeyi aç',
  messages: 'Yazışma',
  you: 'Siz',
  reply: 'Yanıt yazın',
  replyClosed: 'Bu talep kapandı. Yazarsanız yeniden açılır.',
  sent: 'Mesajınız gönderildi.',
  loading: 'Yazışmanız getiriliyor',
  missing: {
    title: 'Bu talebi bulamadık',
    text: 'Bağlantı eksik kopyalanmış olabilir ya da talep bu hesaba ait değildir. Bütün talepleriniz Destek sayfasındadır.',
  },
  fresh: 'Yeni talep aç',
  failed: { title: 'Yazışmanız getirilemedi', text: 'Bağlantınızı kontrol edip yeniden deneyin.' },
  again: 'Yeniden dene',
} as const;

/** The list of the member's requests. */
export const supportListTexts = {
  title: 'Destek',
  note: 'Bize yazdıklarınız ve yanıtlarımız burada durur.',
  fresh: 'Yeni talep',
  freshTitle: 'Yeni talep',
  freshNote: 'Kim olduğunuzu biliyoruz; yalnız sorunuzu yazın.',
  status: 'Durum',
  all: 'Hepsi',
  found: (count: number) => `${count} talep`,
  noneLeft: 'Bu durumda talebiniz yok.',
  unread: (count: number) => `${count} yeni yanıt`,
  last: (moment: string) => `Son mesaj: ${moment}`,
  empty: {
    title: 'Henüz bir talebiniz yok',
    text: 'Poliçeniz, ödemeniz ya da bir hasar hakkında sorunuz varsa buradan yazın; yanıtı aynı yerde okursunuz.',
    questions: 'Sık sorulan sorulara bakın',
  },
  failed: { title: 'Talepleriniz getirilemedi', text: 'Bağlantınızı kontrol edip yeniden deneyin.' },
  again: 'Yeniden dene',
} as const;

/** Behind the link of a mail. */
export const supportLinkTexts = {
  title: 'Yazışmanız',
  intro: 'Yazışmanızı yalnız siz okuyabilin diye telefonunuzu doğruluyoruz.',
  start: 'Kodu gönder',
  startNote: 'Talebi açarken verdiğiniz cep telefonuna bir kod göndeririz. Kodu yazınca yazışmanız açılır.',
  fresh: 'Yeni bir talep açın',
} as const;

export const aboutPolicyTexts = { write: 'Bu poliçe hakkında yazın' } as const;
