import { createHash } from 'node:crypto';

/** A file that came for a review, by what is remembered of it. */
export type ReceivedDocument = {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly digest: string;
};

/** A file of ten megabytes, as base64 in a message. */
export const largestDocuments = 16 * 1024 * 1024;

export function readDocument(name: string, type: string, content: string): ReceivedDocument {
  const file = Buffer.from(content, 'base64');
  return { name, type, bytes: file.length, digest: createHash('sha256').update(file).digest('hex') };
}

/** The same file under the same name is there once, however often it comes. */
export function withReceived(
  known: readonly ReceivedDocument[],
  came: readonly ReceivedDocument[],
): readonly ReceivedDocument[] {
  const isKnown = ({ name, digest }: ReceivedDocument) =>
    known.some((other) => other.name === name && other.digest === digest);
  return [...known, ...came.filter((document) => !isKnown(document))];
}
