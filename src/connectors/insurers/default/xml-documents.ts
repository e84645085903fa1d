import type { ReviewDocument } from '#ports/insurer.ts';
import { base64Of } from './file-text.ts';
import type { XmlContent } from './xml.ts';

/** What a review wants to see, as the XML insurers take it. */
export function xmlDocuments(reference: string, documents: readonly ReviewDocument[]): XmlContent {
  const belge = documents.map(({ fileName, mediaType, bytes }) => ({
    dosyaAdi: fileName,
    dosyaTuru: mediaType,
    dosyaIcerigi: base64Of(bytes),
  }));
  return { incelemeNo: reference, belgeler: { belge } };
}
