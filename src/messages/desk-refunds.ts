/** What the desk says of money on its way back, of findings and of what waits for a second pair of eyes. */
export const refundStateNames = {
  requested: 'Şirketten poliçeyi sona erdirmesi bekleniyor',
  insurerCancelled: 'Bankaya sorulacak',
  paying: 'Banka iade ediyor',
  paid: 'Ödendi',
  needsAttention: 'Durdu, biri bakmalı',
} as const;

export const refundReasonNames = {
  withdrawal: 'Cayma',
  cancellation: 'İptal isteği',
  takenForNothing: 'Sonuçsuz sipariş',
  agency: 'Acentenin kararı',
} as const;

export const refundProblemNames = {
  insurerNotConnected: 'Şirket bu kurulumda tanımlı değildi.',
  bankNotConnected: 'Banka bu kurulumda tanımlı değildi.',
  bankReturnedAnotherSum: 'Banka bu siparişte başka bir tutar iade etmiş.',
  moreThanTaken: 'İade, bankada kalan tutardan fazla.',
  lessThanPromised: 'Müşteriye söylenenden az ödendi; fark bekliyor.',
  insurerRefused: 'Şirket poliçeyi sona erdirmedi.',
  bankRefused: (code: string) => `Banka iadeyi reddetti (kod ${code}).`,
} as const;

/** What somebody does about a refund next, by its state; one that stopped by what stopped it. */
export const refundNextSteps = {
  underWay: 'Kendiliğinden yürüyor. Bir saatten uzun sürerse yeniden deneyin.',
  paid: 'Yapılacak bir şey yok.',
  retry: 'Nedeni giderildiyse yeniden deneyin; banka iade edemiyorsa havale yapıp ödenmiş sayın.',
  insurer: 'Şirketle görüşün, sonra yeniden deneyin.',
  difference: 'Farkı şirketle görüşün; havale yapınca ödenmiş sayın.',
} as const;

export const refundListTexts = {
  list: 'Liste',
  lists: { stopped: 'Duranlar', underWay: 'Yürüyenler', paid: 'Ödenenler', all: 'Tümü' },
  reference: 'Sipariş no',
  reason: 'Neden',
  state: 'Durum',
  sum: 'Tutar',
  asked: 'İstendiği an',
  age: 'Ne zamandır',
  next: 'Sıradaki adım',
  empty: 'Bu listede iade yok.',
  open: 'Bak',
} as const;

export const refundTexts = {
  facts: 'İade',
  promised: 'Söylenen tutar',
  amount: 'Karta iade',
  byHand: 'Havale ile ödenen',
  missing: 'Ödenecek',
  problem: 'Neden durdu',
  paidAt: 'Ödendiği an',
  order: 'Sipariş',
  retry: {
    title: 'Yeniden dene',
    help: 'Bankaya önce ne iade ettiği sorulur; para iki kez gitmez.',
    submit: 'Yeniden dene',
  },
  paid: {
    title: 'Havale ile ödendi',
    help: 'Eksik kalan tutarı müşterinin hesabına havale ettiyseniz buraya yazın. Banka bu tutarı ya da bir bölümünü karta iade etmişse yazılamaz. Müşteriye mesaj gitmez, siz haber verin.',
    bankReference: 'Havalenin banka referansı',
    submit: 'Ödenmiş say',
  },
  transfers: 'Onaya sunulan havaleler',
  transfersHelp:
    'Onay beklerken iade yeniden denenmez ve başka havale yazılmaz. Onaylanmayan bir havale yapılmış olabilir: yeniden denemeden önce isteyene sorun.',
  stillLess: 'Havale yazıldı. Toplam, müşteriye söylenenden az olduğu için iade açık kalıyor.',
  sent: 'İade sıraya alındı; sonucu birkaç saniye içinde burada görünür.',
} as const;

export const findingListTexts = {
  kind: 'Ne bulundu',
  reference: 'Sipariş no',
  state: 'Siparişin durumu',
  sum: 'Tutar',
  age: 'Ne zamandır',
  next: 'Sıradaki adım',
  empty: 'Açık bulgu yok.',
  open: 'Bak',
} as const;

/** What somebody does about a finding next. */
export const findingNextSteps = {
  stuck: 'Siparişi yeniden deneyin.',
  notTaken: 'Bankayla görüşün; tahsilat bankada yapılmalı.',
  moneyMissing: 'Bankayla görüşün; ödeme yoksa şirketten iptal isteyin.',
  amountDiffers: 'Bankanın tutarı doğruysa siparişi elle sonuçlandırın.',
  refundDiffers: 'Bankayla görüşün; kimin iade ettiğini bulun.',
  takenWithoutPolicy: 'Poliçe yoksa tutarı iade edin.',
  policyWithoutMoney: 'Şirkette iptal ettirin ya da siparişi elle sonuçlandırın.',
  cancelledAtInsurer: 'Şirkete iptalin nedenini sorun; gerekiyorsa iade edin.',
  policyUnknown: 'Poliçe numarasıyla şirkete sorun.',
  perhapsIssued: 'Şirkete poliçenin düzenlenip düzenlenmediğini sorun.',
  stillAtInsurer: 'Şirketten poliçeyi sona erdirmesini isteyin.',
  refundNeedsAttention: 'Duran iadeye bakın.',
  refundLate: 'İadeyi yeniden deneyin.',
  keepsStopping: 'Nedeni giderildiyse yeniden deneyin; poliçe yoksa ayrılan tutarı serbest bırakın.',
  notReleased: 'Bankadan tutarı serbest bırakmasını isteyin.',
  notCancelled: 'Şirketten poliçeyi iptal etmesini isteyin.',
  partnerSilent: 'Yanıt vermeyen bankayı ya da şirketi arayın.',
  partnerMissing: 'Kurulumu yöneten kişiye haber verin.',
} as const;

export const findingScreenTexts = {
  facts: 'Bulgu',
  close: {
    title: 'Bulguyu kapat',
    help: 'Gereğini yaptıysanız nasıl yaptığınızı yazın. Kayıtlar değişmedikçe bulgu yeniden açılmaz.',
    submit: 'Kapat',
  },
  closed: 'Bulgu kapatıldı.',
} as const;

export const approvalTexts = {
  list: 'Liste',
  lists: { waiting: 'Bekleyenler', over: 'Sonuçlananlar' },
  act: 'İşlem',
  reference: 'Sipariş no',
  sum: 'Tutar',
  asked: 'İsteyen',
  askedAt: 'İstendiği an',
  why: 'Gerekçe',
  ends: 'Onay için son zaman',
  state: 'Sonuç',
  age: 'Ne zamandır',
  empty: 'Bu listede işlem yok.',
  open: 'Bak',
  openAct: (act: string, reference: string) => `${act}, sipariş ${reference}`,
  facts: 'Onaya sunulan işlem',
  details: 'Ayrıntı',
  noPolicy: 'İsteyen, şirkete sorup poliçe olmadığını öğrendiğini söylüyor',
  orderEnds: 'Sipariş sonlanır, tutarın tamamı iade edilir',
  policyStays: 'Poliçeye dokunulmaz',
  policyEnds: (number: string) => `${number} numaralı poliçe sona erdirilir`,
  bankReference: (text: string) => `Havale referansı: ${text}`,
  waits: 'Onay bekliyor',
  expired: '24 saatte karar verilmedi',
  refused: (by: string) => `Reddeden: ${by}`,
  approved: {
    done: (by: string) => `Onaylayan: ${by}; yapıldı`,
    changed: (by: string) => `Onaylayan: ${by}; sipariş değiştiği için yapılmadı`,
  },
  unknown: (by: string) => `Onaylayan: ${by}; sonucu yazılmadı, siparişe bakın`,
  decisionWhy: 'Ret gerekçesi',
  approve: {
    title: 'Onayla',
    help: 'İşlem aynen istendiği gibi ve hemen yapılır. Yapılmadan önce uygun olup olmadığına yeniden bakılır.',
    submit: 'Onayla ve yap',
  },
  disapprove: { title: 'Reddet', help: 'İşlem yapılmaz. İsteyen, isteğini buradan geri çekebilir.', submit: 'Reddet' },
  own: 'İşlemi isteyen onaylayamaz; para yetkisi olan başka biri onaylamalı.',
  decidedBefore: 'İşlem yapılmadı: başka biri daha önce karar vermiş.',
  expiredWord: 'İşlem yapılmadı: onay süresi doldu. Gerekiyorsa yeniden isteyin.',
  approvedWord: 'Onaylandı ve yapıldı.',
  refusedWord: 'Reddedildi; işlem yapılmadı.',
} as const;
