const moments = new Intl.DateTimeFormat('tr-TR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Istanbul',
});

export const momentText = (iso: string) => moments.format(new Date(iso));
