type News = 'answered' | 'wantsDocuments' | 'unanswered';

/** What insurers want to see: papers, or photos of a phone. */
const wished = {
  papers: { some: 'belge', those: 'belgeleri' },
  photos: { some: 'fotoğraf', those: 'fotoğrafları' },
} as const;
export type Wished = keyof typeof wished;

type ReviewFacts = {
  readonly wants: Wished;
  readonly brand: string;
  readonly insurer: string;
  readonly line: string;
  readonly link: string;
  readonly phone: string;
  readonly contact: string;
};

/** By SMS: nothing about the person, the risk, or whether the answer is a price or a no. */
export function reviewNote(news: News, { brand, insurer, line, link, phone, wants }: ReviewFacts): string {
  switch (news) {
    case 'answered':
      return `${brand}: ${insurer}, ${line} teklifinizle ilgili incelemesini bitirdi. Yanıtını görmek için: ${link}`;
    case 'wantsDocuments':
      return `${brand}: ${insurer}, ${line} teklifiniz için sizden ${wished[wants].some} istiyor. Görmek ve yüklemek için: ${link} Bilgi: ${phone}`;
    case 'unanswered':
      return `${brand}: ${insurer}, ${line} teklifinizle ilgili incelemesini üç gün içinde sonuçlandırmadı. Diğer teklifler ve yeniden sormak için: ${link}`;
  }
}

const happened: Readonly<Record<News, (facts: ReviewFacts) => readonly string[]>> = {
  answered: ({ insurer, line }) => [
    `${insurer}, ${line} teklifinizle ilgili incelemesini bitirdi ve yanıtını verdi.`,
    'Yanıtı diğer tekliflerle birlikte aşağıdaki bağlantıda bulursunuz. Fiyat verdiyse geçerlilik süresi teklifin üzerinde yazar.',
  ],
  wantsDocuments: ({ insurer, line, wants }) => [
    `${insurer}, ${line} teklifinizi incelerken sizden ${wished[wants].some} istedi.`,
    `İstenen ${wished[wants].those} aşağıdaki bağlantıda görebilir ve yükleyebilirsiniz; şirkete biz iletiriz.`,
  ],
  unanswered: ({ insurer, line }) => [
    `${insurer}, ${line} teklifinizle ilgili incelemesini üç gün içinde sonuçlandırmadı. Artık yanıtını beklemiyoruz.`,
    'Aşağıdaki bağlantıdan diğer teklifleri görebilir, isterseniz bu şirkete yeniden sorabilirsiniz.',
  ],
};

const subjects: Readonly<Record<News, (facts: ReviewFacts) => string>> = {
  answered: ({ insurer }) => `${insurer} incelemesini bitirdi`,
  wantsDocuments: ({ insurer, wants }) => `${insurer} sizden ${wished[wants].some} istiyor`,
  unanswered: ({ insurer }) => `${insurer} yanıt vermedi`,
};

export function reviewMail(news: News, facts: ReviewFacts) {
  const { brand, link, phone, contact } = facts;
  return {
    subject: `${subjects[news](facts)} – ${brand}`,
    parts: [
      'Merhaba,',
      ...happened[news](facts),
      link,
      'Güvenliğiniz için kendi listenizi açarken telefonunuza bir kod göndeririz.',
      `Sorularınız için: ${phone}, ${contact}`,
    ],
  } as const;
}
