/** Words of the member's page of documents. */
export const myFilesTexts = {
  policies: {
    title: 'Poliçe belgeleri',
    note: 'Poliçenizin kendisi ve özeti, poliçe sayfasında indirilmeye hazırdır.',
    none: 'Henüz poliçeniz yok. Bir poliçe satın aldığınızda belgelerini buradan açabilirsiniz.',
    failed: 'Poliçeleriniz şu anda gösterilemiyor.',
    open: (line: string, policyNo: string) => `${line}, poliçe no ${policyNo}`,
    all: 'Tüm poliçelerim',
  },
  uploads: {
    title: 'Yüklediğim dosyalar',
    note: 'Bize gönderdiğiniz dosyalar şifreli saklanır; yalnızca siz ve acentemiz açabilir. Süresi dolan dosya kendiliğinden silinir.',
    none: 'Henüz dosya yüklemediniz. Bir sigorta şirketi belge istediğinde ya da destek talebinize dosya eklediğinizde burada görünür.',
    failed: 'Dosyalarınız şu anda gösterilemiyor. Sayfayı yenileyip yeniden deneyin.',
    uploadedAt: (day: string) => `Yüklendi: ${day}`,
    keptUntil: (day: string) => `Saklanacağı son gün: ${day}`,
    used: {
      review: 'İnceleme için sigorta şirketine iletildi',
      support: 'Destek talebinizin ekinde',
    },
    download: 'İndir',
    downloadOf: (fileName: string) => `${fileName} dosyasını indir`,
    remove: 'Sil',
    removeOf: (fileName: string) => `${fileName} dosyasını sil`,
    removed: (fileName: string) => `${fileName} silindi.`,
  },
  confirm: {
    title: 'Dosya silinsin mi?',
    text: (fileName: string) => `${fileName} kalıcı olarak silinir ve geri getirilemez.`,
    yes: 'Sil',
    no: 'Vazgeç',
  },
} as const;
