/** What who runs the product reads at the terminal about the keys of personal data. */
export const dataKeyTexts = {
  usage: [
    'npm run keys -- status   hangi alanda kaç değerin hangi anahtarla mühürlü olduğu',
    'npm run keys -- rotate   her şeyi DATA_KEYS içindeki ilk anahtarla yeniden mühürler; yarıda kalırsa yeniden başlatın',
    'npm run keys -- new      DATA_KEYS için yeni bir anahtar yazar, hiçbir yere kaydetmez',
  ].join('\n'),
  header: { place: 'Alan', key: 'Anahtar', count: 'Değer' },
  noKey: '(yok)',
  empty: 'Mühürlü hiçbir değer yok.',
  rotated: (place: string, sealed: number) => `${place}: ${sealed} satır yeniden mühürlendi`,
  current: (keyId: string) => `Şimdi mühürleyen anahtar: ${keyId}`,
  allCurrent: (keyId: string) => `Her şey ${keyId} ile mühürlü. Eski anahtarlar DATA_KEYS içinden çıkarılabilir.`,
  left: (count: number, keyId: string) =>
    `${count} değer henüz ${keyId} ile mühürlü değil. Her süreç ${keyId} anahtarını ilk sırada taşıyınca rotate komutunu yeniden çalıştırın.`,
} as const;
