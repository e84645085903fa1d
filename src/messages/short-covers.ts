/** Decisive covers in the words of a card, where their whole name leaves no room for what they are worth. */
export const shortCoverNames: Readonly<Record<string, string>> = {
  immLimitiAyrimsiz: 'İMM',
  dogalAfetler: 'Doğal afetler',
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
  seyahatMuafiyeti: 'Muafiyet',
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

/** What the car is worth on the day of the damage. */
export const marketValueText = 'Rayiç';

/** A round sum in millions, as people say it. */
export const millionsText = (figure: string) => `${figure} Mn TL`;
