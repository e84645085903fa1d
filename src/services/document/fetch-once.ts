import type { StoredDocument } from '#ports/documents.ts';
import type { DocumentKind } from '#ports/insurer.ts';
import { partnerSignal } from '../ports.ts';
import type { DocumentPorts } from './ports.ts';

export type FetchPorts = Pick<DocumentPorts, 'documents' | 'insurers' | 'clock'>;

export type FetchedDocument =
  | { readonly kind: 'document'; readonly document: StoredDocument }
  /** The insurer cannot give it now. */
  | { readonly kind: 'unavailable'; readonly insurer: string };

export type WantedDocument = Pick<StoredDocument, 'subjectId' | 'key' | 'fileName'> & {
  readonly insurer: string;
  readonly document: DocumentKind;
  /** The insurer's number of the proposal or the policy. */
  readonly number: string;
};

/** An insurer's PDF, asked for once and kept. */
export async function fetchOnce(ports: FetchPorts, wanted: WantedDocument): Promise<FetchedDocument> {
  const { subjectId, key, fileName, insurer, document: kind, number } = wanted;
  const kept = await ports.documents.get(subjectId, key);
  if (kept) return { kind: 'document', document: kept };
  const answer = await ports.insurers.get(insurer)?.document(kind, number, { signal: partnerSignal() });
  if (answer?.kind !== 'document') return { kind: 'unavailable', insurer };
  const document = await ports.documents.put({ subjectId, key, fileName, content: answer.pdf }, ports.clock.now());
  return { kind: 'document', document };
}
