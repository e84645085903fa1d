const previewTypes = ['webp', 'svg', 'png', 'gif', 'jpg', 'jpeg', 'jfif', 'bmp', 'dpg', 'ico'];

/** The ending of a name in plain small letters: 'Ruhsat.JPG' is of kind 'jpg'. */
export function extensionOf(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** Whether a small picture of the file can be shown. */
export const hasPreview = (fileName: string): boolean => previewTypes.includes(extensionOf(fileName));

/** The `accept` of a file input, for files that were dropped past it. */
export function isAccepted(
  file: { readonly name: string; readonly type: string },
  accept: string | undefined,
): boolean {
  const wanted = (accept ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
  if (wanted.length === 0) return true;
  const type = file.type.toLowerCase();
  return wanted.some((part) => {
    if (part.startsWith('.')) return file.name.toLowerCase().endsWith(part);
    return part === '*/*' || part === type || (part.endsWith('/*') && type.startsWith(part.slice(0, -1)));
  });
}
