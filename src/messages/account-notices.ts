type Agency = { readonly brand: string; readonly phone: string; readonly contact: string };

/** What happened to an account, told to its holder. Nothing in it names the person, the new phone or the new address. */
const happened = {
  phone: 'Üyeliğinizin cep telefonu değiştirildi.',
  email: 'Üyeliğinizin e-posta adresi değiştirildi.',
  secondFactorOn: 'Üyeliğinizde her girişte SMS kodu istenmesi açıldı.',
  secondFactorOff: 'Üyeliğinizde her girişte SMS kodu istenmesi kapatıldı.',
  password: 'Üyeliğinizin şifresi değiştirildi.',
  temporaryPassword: 'Üyeliğiniz için telefonunuza geçici şifre gönderildi. Eski şifreniz de geçerli.',
  numberClaimed:
    'Üyeliğinizdeki T.C. kimlik numarasının kendisine ait olduğunu söyleyen biri var. Üyelik sizinse 72 saat içinde siteye giriş yapmanız yeterli; talep o zaman kapanır.',
  numberGone:
    'T.C. kimlik numarasının sahibi olduğunu kanıtlayan kişi yeni bir üyelik açtı. 72 saat içinde itiraz gelmediği için eski üyelik kapatıldı.',
  claimOpposed:
    'Kimlik numaranızla açılmış üyeliğin sahibi talebinize itiraz etti. Kimliğinizle bize başvurun, birlikte çözelim.',
  accountDeleted:
    'Üyeliğiniz isteğinizle silindi. Mevzuatın saklanmasını istediği poliçe ve ödeme kayıtları süreleri dolunca silinecek. Bunu siz istemediyseniz hemen bizi arayın.',
} as const;

type NoticeKind = keyof typeof happened;

/** Kinds that say themselves what to do. */
const complete: ReadonlySet<NoticeKind> = new Set(['numberClaimed', 'claimOpposed', 'accountDeleted']);

const toDo = ({ phone }: Agency) => `Bunu siz yapmadıysanız şifrenizi yenileyin ve ${phone} numarasından bizi arayın.`;

export function noticeSms(kind: NoticeKind, agency: Agency): string {
  const words = `${agency.brand}: ${happened[kind]}`;
  return complete.has(kind) ? `${words} Bilgi: ${agency.phone}` : `${words} ${toDo(agency)}`;
}

export function noticeMail(kind: NoticeKind, agency: Agency) {
  const questions = `Sorularınız için: ${agency.phone}, ${agency.contact}`;
  return {
    subject: `Üyeliğinizle ilgili güvenlik bildirimi – ${agency.brand}`,
    parts: ['Merhaba,', happened[kind], ...(complete.has(kind) ? [] : [toDo(agency)]), questions],
  };
}
