const megabyte = 1024 * 1024;

/** What a person may upload. Whoever receives, hands on or offers to choose files keeps to these. */
export const uploadLimits = {
  fileBytes: 10 * megabyte,
  /** Of a picture, as its header tells: what whoever draws it must hold in memory. */
  pixels: 50_000_000,
  /** A file with the fields and boundaries around it. */
  bodyBytes: 10 * megabyte + 64 * 1024,
  /** Per visitor, within the window. */
  files: 10,
  bytes: 50 * megabyte,
  windowSeconds: 3_600,
} as const;

/** So many files and bytes since a moment, and no more. */
export type UploadQuota = { readonly since: Date; readonly files: number; readonly bytes: number };

export function quotaAt(now: Date): UploadQuota {
  const { files, bytes, windowSeconds } = uploadLimits;
  return { since: new Date(now.getTime() - windowSeconds * 1_000), files, bytes };
}
