const kept = 'Dosyalarınız şifrelenerek saklanır ve 30 gün sonra silinir.';

/** What the list says of papers that an insurer wants to see, and the way to send them. */
const papers = {
  wanted: (documents: string) => `İstenen belgeler: ${documents}`,
  states: {
    wanted: 'Belgeleri buradan yükleyebilirsiniz; şirkete biz iletiriz.',
    sending: 'Belgeleriniz şirkete iletiliyor.',
    sent: 'Belgeleriniz şirkete ulaştı. Şirket incelemeye devam ediyor.',
    failed: 'Belgeleriniz şirkete ulaştırılamadı. Yeniden gönderebilir ya da bizi arayabilirsiniz.',
  },
  open: { wanted: 'Belge yükle', sent: 'Başka belge ekle', failed: 'Yeniden yükle' },
  close: 'Vazgeç',
  openOf: (insurer: string, action: string) => `${insurer}: ${action}`,
  label: (insurer: string) => `${insurer} için belgeler`,
  help: `PDF, JPEG, PNG ya da WEBP; her biri en çok 10 MB. ${kept}`,
  drop: 'Belgeleri buraya sürükleyip bırakabilirsiniz',
  accept: '.pdf,.jpg,.jpeg,.png,.webp',
  send: 'Belgeleri gönder',
  noneChosen: 'Göndermek için en az bir belge ekleyin ve yüklenmesini bekleyin.',
};

type ReviewDocumentTexts = typeof papers;

/** The same of photos of a phone. */
const photos: ReviewDocumentTexts = {
  ...papers,
  wanted: (documents) => `İstenen fotoğraflar: ${documents}`,
  states: {
    wanted: 'Fotoğrafları buradan yükleyebilirsiniz; şirkete biz iletiriz.',
    sending: 'Fotoğraflarınız şirkete iletiliyor.',
    sent: 'Fotoğraflarınız şirkete ulaştı. Şirket incelemeye devam ediyor.',
    failed: 'Fotoğraflarınız şirkete ulaştırılamadı. Yeniden gönderebilir ya da bizi arayabilirsiniz.',
  },
  open: { wanted: 'Fotoğraf yükle', sent: 'Başka fotoğraf ekle', failed: 'Yeniden yükle' },
  label: (insurer) => `${insurer} için fotoğraflar`,
  help: `Telefonu aynada ya da başka bir telefonla çekin; tamamı görünsün, ekranda parlama olmasın. JPEG, PNG, WEBP ya da PDF; her biri en çok 10 MB. ${kept}`,
  drop: 'Fotoğrafları buraya sürükleyip bırakabilirsiniz',
  // By types and with papers among them: phones then offer the camera beside the gallery.
  accept: 'image/jpeg,image/png,image/webp,application/pdf',
  send: 'Fotoğrafları gönder',
  noneChosen: 'Göndermek için en az bir fotoğraf ekleyin ve yüklenmesini bekleyin.',
};

export const reviewDocumentTexts = { papers, photos };
