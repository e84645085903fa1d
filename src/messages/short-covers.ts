/** Decisive covers in the words of a card, where their whole name leaves no room for what they are worth. */
export const shortCoverNames: Readonly<Record<string, string>> = {
  immLimitiAyrimsiz: 'İMM',
  dogalAfetler: 'Deprem, sel, dolu',
  maddiAracBasi: 'Maddi, araç başına',
  maddiKazaBasi: 'Maddi, kaza başına',
  saglikKisiBasi: 'Sağlık, kişi başına',
  olumSakatlikKisiBasi: 'Ölüm, sakatlık, kişi başına',
  daskYangin: 'Deprem yangını',
  daskTsunami: 'Tsunami',
  daskYerKaymasi: 'Yer kayması',
  komsuMesuliyet: 'Komşuya sorumluluk',
  suMuafiyeti: 'Su muafiyeti',
  ayaktaTedavi: 'Ayakta tedavi',
  ayaktaLimit: 'Ayakta tedavi',
  anlasmaDisiLimit: 'Anlaşmasız kurum',
  yatarakKatilim: 'Yatarak katılım',
  muayeneKatilim: 'Ayakta katılım',
  anlasmaDisiKatilim: 'Anlaşmasız katılım',
  beklemeSuresi: 'Bekleme',
  vizeReddiIade: 'Vize reddinde iade',
  vetTedavisi: 'Hastalık tedavisi',
  kazaTedavisi: 'Kaza tedavisi',
  ucuncuKisiSorumluluk: 'Sorumluluk',
  asiCheckUp: 'Aşı, kontrol',
  petKatilimPayi: 'Katılım payı',
  hirsizlikTelefon: 'Zorla hırsızlık',
  yillikHasarAdedi: 'Yılda hasar',
  telefonMuafiyeti: 'Muafiyet',
};

/** A round sum in millions, as people say it. */
export const millionsText = (figure: string) => `${figure} Mn TL`;
