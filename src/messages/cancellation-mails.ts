/** What a person and the agency are written about a wish that a policy may end. */
type Facts = {
  readonly brand: string;
  /** "34ABC123 plakalı aracınızın Kasko poliçesi". */
  readonly policy: string;
  readonly number: string;
  /** When it was asked for. */
  readonly askedOn: string;
  /** Whether nobody has ended the policy yet. */
  readonly isValid: boolean;
  readonly link: string;
  readonly phone: string;
  readonly contact: string;
};

const stillValid = ({ isValid }: Facts) => (isValid ? ['İsteğiniz sonuçlanana kadar poliçeniz geçerlidir.'] : []);
const asked = ({ policy, number, askedOn }: Facts) =>
  `${policy} (poliçe no ${number}) için iptal isteğinizi ${askedOn} günü aldık.`;
const open = (link: string) => `İsteğinizin durumunu görün: ${link}`;
const questions = ({ phone, contact }: Facts) => `Sorularınız için: ${phone}, ${contact}`;

/** Neither its insurer nor the people of the agency could be reached yet. */
export function requestedMail(facts: Facts) {
  return {
    subject: `İptal isteğinizi aldık – ${facts.brand}`,
    parts: [
      'Merhaba,',
      asked(facts),
      'İsteğiniz kaydedildi ama henüz iletilemedi; iletmeyi yeniden deniyoruz. İletilince ve sonuçlanınca size yazarız.',
      ...stillValid(facts),
      open(facts.link),
      questions(facts),
    ],
  } as const;
}

/** People of the agency have it in hand. */
export function forwardedMail(facts: Facts) {
  return {
    subject: `İptal isteğiniz ekibimizde – ${facts.brand}`,
    parts: [
      'Merhaba,',
      asked(facts),
      'İsteğinizi poliçe ekibimize ilettik. Sigorta şirketiyle ekibimiz görüşür; belge gerekirse sizden ister. Sonucu bu adrese yazarız.',
      ...stillValid(facts),
      open(facts.link),
      questions(facts),
    ],
  } as const;
}

/** The refund is undefined where nothing comes back. */
export function acceptedMail(facts: Facts, answeredOn: string, refund: string | undefined) {
  return {
    subject: `Poliçeniz iptal edildi – ${facts.brand}`,
    parts: [
      'Merhaba,',
      asked(facts),
      `Sigorta şirketi isteğinizi kabul etti ve poliçe ${answeredOn} günü iptal edildi. Bu poliçenin teminatı artık geçerli değil.`,
      refund === undefined
        ? 'Bu iptal için iade edilecek prim yok.'
        : `İade tutarı: ${refund}. Ödeme yaptığınız karta gönderilecek; gönderilince ayrıca haber veririz.`,
      open(facts.link),
      questions(facts),
    ],
  } as const;
}

export function refusedMail(facts: Facts, answeredOn: string, reason: string) {
  return {
    subject: `İptal isteğiniz kabul edilmedi – ${facts.brand}`,
    parts: [
      'Merhaba,',
      asked(facts),
      `Sigorta şirketi isteğinizi ${answeredOn} günü reddetti. Gerekçesi: ${reason}`,
      'Poliçeniz geçerliliğini koruyor. Yeni bir gerekçeniz olursa hesabınızdan yeniden iptal isteyebilirsiniz.',
      open(facts.link),
      questions(facts),
    ],
  } as const;
}

type AgencyFacts = {
  readonly id: string;
  readonly insurer: string;
  readonly line: string;
  readonly number: string;
  readonly reason: string;
  readonly caution: TaskCaution | undefined;
};

const cautions = {
  /** The insurer may take such wishes by itself, and was not reached. */
  unreached:
    'Şirketin servisine bir saat boyunca ulaşılamadı. Poliçe orada iptal edilmiş olabilir, önce durumunu sorun.',
  /** The policy ended otherwise meanwhile. */
  policyOver:
    'Poliçe kayıtlarımızda zaten sona ermiş, şirkete sorulmadı. Primin geri verilip verilmediğine siparişten bakın.',
} as const;
export type TaskCaution = keyof typeof cautions;

/** To the agency: what it takes to speak with the insurer. What the person wrote stands in no mail. */
export function cancellationTaskMail({ id, insurer, line, number, reason, caution }: AgencyFacts) {
  return {
    subject: `İptal isteği bekliyor: ${insurer}, ${number}`,
    parts: [
      'Bir müşteri poliçesinin iptalini istedi. Sigorta şirketiyle görüşüp yanıtı girin; müşteriye o zaman yazılır.',
      [`Şirket: ${insurer}`, `Sigorta: ${line}`, `Poliçe no: ${number}`, `Gerekçe: ${reason}`],
      ...(caution === undefined ? [] : [cautions[caution]]),
      `Tamamını okumak ve şirketin yanıtını girmek için acente masasını açın: İptal istekleri (/iptal/${id}).`,
    ],
  } as const;
}
