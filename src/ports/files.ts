import type { FileType } from '#domain/files/file-type.ts';
import type { UploadQuota } from '#domain/files/upload-limits.ts';

export type NewFile = {
  /** Whose it is: the visitor who uploaded it. */
  readonly visitor: string;
  readonly fileName: string;
  /** By its content, not by its name. */
  readonly mediaType: FileType;
  readonly bytes: Uint8Array;
  readonly uploadedAt: Date;
  readonly keptUntil: Date;
};

export type StoredFile = Omit<NewFile, 'visitor'> & { readonly id: string };

/** Seals what people upload under a key of its own. What was sealed under one id opens under no other. */
export type FileSeal = {
  seal(id: string, content: Uint8Array): Uint8Array;
  open(id: string, sealed: Uint8Array): Uint8Array;
};

/** Files that people upload. Their content is stored sealed. */
export type Files = {
  /** Undefined where the file would be more than the visitor's quota, however many come at once. */
  store(file: NewFile, quota: UploadQuota): Promise<string | undefined>;
  /** How many files and bytes a visitor has uploaded since a moment. */
  uploadedSince(visitor: string, since: Date): Promise<{ readonly files: number; readonly bytes: number }>;
  /** Which of these are the visitor's and still kept. */
  ownedBy(visitor: string, ids: readonly string[], now: Date): Promise<readonly string[]>;
  /** A file whoever asks: for work that speaks for no visitor. */
  read(id: string): Promise<StoredFile | undefined>;
};
