const hour = 60;
const day = 24 * hour;

/** How long something has waited, to the hour after the first day. */
export function ageText(minutes: number): string {
  if (minutes < 1) return 'şimdi';
  if (minutes < hour) return `${minutes} dakika`;
  const hours = Math.floor(minutes / hour);
  if (minutes < day) return `${hours} saat`;
  const rest = hours % 24;
  return rest === 0 ? `${hours / 24} gün` : `${Math.floor(hours / 24)} gün ${rest} saat`;
}
