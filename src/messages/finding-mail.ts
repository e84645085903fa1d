/** What is wrong with an order, as the agency reads it. */
export const findingTexts = {
  stuck: 'Sipariş bir saattir ilerlemiyor ya da kayıtları karşılaştırılamıyor.',
  notTaken: 'Poliçe düzenlendi, ancak bankada ayrılan tutar tahsil edilmedi.',
  moneyMissing: 'Poliçe düzenlendi, ancak bankada bu siparişin ödemesi yok.',
  amountDiffers: 'Bankanın tahsil ettiği tutar kaydımızdakinden farklı.',
  refundDiffers: 'Bankanın iade ettiği tutar kaydımızdakinden farklı.',
  takenWithoutPolicy: 'Tutar tahsil edildi, ancak poliçe düzenlenmedi.',
  policyWithoutMoney: 'Poliçe düzenlendi, ancak ödemesi alınmadı.',
  cancelledAtInsurer: 'Poliçe sigorta şirketinde iptal edilmiş, bizde yürürlükte görünüyor.',
  policyUnknown: 'Sigorta şirketi bu poliçeyi tanımıyor.',
  perhapsIssued:
    'Sigorta şirketi poliçe düzenleme isteğini yanıtlamadı ve poliçeyi bilmiyor; poliçe düzenlenmiş olabilir. Şirkete sorun.',
  stillAtInsurer: 'Poliçe bizde sona erdi, sigorta şirketinde yürürlükte görünüyor.',
  refundNeedsAttention: 'İade kendiliğinden tamamlanamadı.',
  refundLate: 'İade bir saatten uzun süredir tamamlanmadı.',
  keepsStopping: 'Sipariş üç kez durdu ve kendiliğinden sonuçlanmıyor; tutar bankada hâlâ ayrılmış durumda.',
  notReleased: 'Sipariş sona erdi, ancak bankada ayrılan tutar serbest bırakılamıyor.',
  notCancelled: 'Ödemesi alınmayan poliçe sigorta şirketinde iptal edilemiyor.',
  partnerSilent: 'Banka ya da sigorta şirketi yanıt vermiyor.',
  partnerMissing: 'Siparişin bankası ya da sigorta şirketi bu kurulumda tanımlı değil.',
} as const;

/** To the agency: orders that a person must look at. */
export function findingsMail(
  findings: readonly { readonly id: number; readonly reference: string; readonly kind: keyof typeof findingTexts }[],
) {
  return {
    subject: `İncelenmesi gereken ${findings.length} bulgu var`,
    parts: [
      'Kayıtlarımız, banka ve sigorta şirketleri karşılaştırıldı. Aşağıdaki siparişlere birinin bakması gerekiyor:',
      findings.map(({ id, reference, kind }) => `${reference}: ${findingTexts[kind]} (bulgu ${id})`),
      'Durum düzelene kadar her sipariş düzenli olarak yeniden karşılaştırılır; düzelince bulgu kapanır.',
      'Gereğini yapmak ya da yapıldıysa kapatmak için acente masasında Bulgular ekranını açın (/bulgular).',
    ],
  } as const;
}
