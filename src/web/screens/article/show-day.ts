/** 2026-11-15 as 15.11.2026. */
export function showDay(isoDay: string): string {
  return isoDay.split('-').reverse().join('.');
}
