const forbidden = /[\p{Cc}\\/:*?"<>|]+/gu;

/** A name every system can keep a file under. */
export function pdfFileName(...parts: readonly string[]): string {
  return `${parts.join(' ').replace(forbidden, '-').trim()}.pdf`;
}
