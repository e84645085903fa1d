const units = ['bayt', 'KB', 'MB'] as const;
const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** A size as people read it: '482 KB', '1,2 MB'. */
export function fileSize(bytes: number): string {
  const step = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2;
  const figure = bytes / 1024 ** step;
  return `${(step === 2 ? tenths : whole).format(figure)} ${units[step]}`;
}
