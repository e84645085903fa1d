/** What the server says to who uploads a file or has one handed on. */
export const uploadReplies = {
  notMultipart: 'Dosya alınamadı: gönderim bir dosya içermiyor. Sayfayı yenileyip dosyayı yeniden seçin.',
  unreadable: 'Dosya tam olarak ulaşmadı. Lütfen yeniden deneyin.',
  oneFile: 'Dosyalar tek tek gönderilir. Lütfen yeniden deneyin.',
  noFile: 'Gönderilen dosya boş ya da eksik. Lütfen dosyayı yeniden seçin.',
  tooLarge: 'Dosya 10 MB sınırını aşıyor. Lütfen daha küçük bir dosya seçin.',
  wrongType: 'Bu dosyanın içeriği kabul edilmiyor. PDF, JPEG, PNG ya da WEBP dosyası yükleyebilirsiniz.',
  full: 'Bir saatte en çok 10 dosya ve toplam 50 MB yükleyebilirsiniz. Lütfen daha sonra yeniden deneyin.',
  busy: 'Şu anda çok sayıda dosya yükleniyor. Lütfen biraz sonra yeniden deneyin.',
  unproven: 'Dosya yükleyebilmek için önce telefonunuzu doğrulayın.',
  away: 'Dosya deposuna şu anda ulaşılamıyor. Lütfen biraz sonra yeniden deneyin.',
  tooManyPixels: 'Bu görsel çok büyük ölçülü. En çok 50 megapiksellik bir görsel ya da PDF yükleyebilirsiniz.',
  broken: 'Görselin içeriği okunamıyor. Dosyayı açıp yeniden kaydedin ya da PDF olarak yükleyin.',
  handedOn:
    'Bu dosya bir sigorta şirketine iletildiği için şu anda silinemez. Saklama süresi dolunca kendiliğinden silinir.',
  inThread:
    'Bu dosya bir destek yazışmanızın parçası olduğu için silinemez. Yazışmanın saklama süresi dolunca silinir.',
  notWanted: 'Bu şirket artık belge beklemiyor. Teklif listesini yenileyip durumunu görebilirsiniz.',
  fileMissing: 'Dosyalardan biri artık bizde değil. Lütfen yeniden yükleyin.',
} as const;

/** Words of the file field. */
export const uploadMessages = {
  placeholder: 'Dosyaları buraya sürükleyip bırakabilirsiniz',
  choose: 'ya da dosya seçin',
  drop: 'Eklemek için bırakın',
  failed: 'Dosya yüklenemedi. Lütfen yeniden deneyin.',
  unreadable: 'Dosya okunamadı. Lütfen dosyayı yeniden seçin.',
  files: 'Eklenen dosyalar',
  states: { uploading: 'Ekleniyor', done: 'Eklendi', error: 'Eklenemedi', removed: 'Kaldırıldı' },
  percent: (percent: number) => `%${percent}`,
  retry: 'Yeniden dene',
  retryOf: (fileName: string) => `${fileName} dosyasını yeniden dene`,
  whyFailed: 'Hatanın nedeni',
  preview: (fileName: string) => `${fileName} önizlemesi`,
  notAdded: (fileName: string, reason: string) => `${fileName} eklenemedi: ${reason}`,
  added: (fileName: string) => `${fileName} eklendi.`,
  removed: (fileName: string) => `${fileName} kaldırıldı.`,
  cancel: (fileName: string) => `${fileName} eklemesini iptal et`,
  remove: (fileName: string) => `${fileName} dosyasını kaldır`,
  removeFailed: (fileName: string) => `${fileName} kaldırılamadı. Lütfen yeniden deneyin.`,
  limit: (count: number) => `En çok ${count} dosya eklenebilir.`,
  leftOut: (count: number) => `En çok ${count} dosya eklenebilir; fazlası alınmadı.`,
  wrongType: (names: string) => `Bu dosya türü kabul edilmiyor: ${names}`,
} as const;
