const moments = new Intl.DateTimeFormat('tr-TR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Istanbul',
});

/** 16 Kasım 2026 13:20, by the clocks of Istanbul. */
export function showMoment(moment: string): string {
  return moments.format(new Date(moment));
}
