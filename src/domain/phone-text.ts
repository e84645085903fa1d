const patterns = [/^(0\d{3})(\d{3})(\d{2})(\d{2})$/, /^(\d{3})(\d{2})(\d{2})$/] as const;

/** A company's number as it is read: "0850 000 09 01", "444 00 11"; another length stays as it is. */
export function phoneText(dialled: string): string {
  for (const pattern of patterns) {
    const parts = pattern.exec(dialled);
    if (parts) return parts.slice(1).join(' ');
  }
  return dialled;
}
