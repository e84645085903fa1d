import { type FileType, fileTypeOf } from './file-type.ts';
import { pictureSize } from './picture-size.ts';
import { uploadLimits } from './upload-limits.ts';

export type Judgement =
  | { readonly kind: 'taken'; readonly mediaType: FileType }
  /** Not one of the types that are taken. */
  | { readonly kind: 'wrongType' }
  /** A picture whose header breaks off or makes no sense. */
  | { readonly kind: 'broken' }
  /** Few bytes that would fill the memory of whoever draws them. */
  | { readonly kind: 'tooManyPixels' };

/** What becomes of a file by its content alone. */
export function judgeFile(content: Uint8Array): Judgement {
  const mediaType = fileTypeOf(content);
  if (!mediaType) return { kind: 'wrongType' };
  if (mediaType === 'application/pdf') return { kind: 'taken', mediaType };
  const size = pictureSize(content, mediaType);
  if (!size) return { kind: 'broken' };
  return size.width * size.height > uploadLimits.pixels ? { kind: 'tooManyPixels' } : { kind: 'taken', mediaType };
}
