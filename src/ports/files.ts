import type { FileType } from '#domain/files/file-type.ts';
import type { UploadQuota } from '#domain/files/upload-limits.ts';

/** Whose a file is: the account's where somebody was logged in when it came, and otherwise the visitor's alone. */
export type FileOwner = { readonly visitor: string; readonly accountId: string | undefined };

export type NewFile = {
  readonly owner: FileOwner;
  readonly fileName: string;
  /** By its content, not by its name. */
  readonly mediaType: FileType;
  readonly bytes: Uint8Array;
  readonly uploadedAt: Date;
  readonly keptUntil: Date;
};

export type StoredFile = Omit<NewFile, 'owner'> & { readonly id: string };

/** What a file is tied to. */
export type FileUse = {
  /** support: part of a thread. */
  readonly kind: 'support';
  readonly id: string;
};

/** review: handed on to an insurer that looks; the id is the offer's. */
export type FileTie = FileUse | { readonly kind: 'review'; readonly id: string };

/** All that is known of a file without what it holds. */
export type FileEntry = Omit<StoredFile, 'bytes'> & { readonly size: number; readonly tie: FileTie | undefined };

export type RemoveAnswer =
  | { readonly kind: 'removed' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'tied'; readonly tie: FileTie };

/** Seals what people upload. What was sealed under one id opens under no other. */
export type FileSeal = {
  readonly currentKeyId: string;
  /** Undefined for what was sealed before keys had names. */
  keyIdOf(sealed: Uint8Array): string | undefined;
  seal(id: string, content: Uint8Array): Uint8Array;
  open(id: string, sealed: Uint8Array): Uint8Array;
};

/** Files that people upload. Names and contents are stored sealed. */
export type Files = {
  /** Undefined where the file would be more than its owner's quota, however many come at once. */
  store(file: NewFile, quota: UploadQuota): Promise<string | undefined>;
  /** How many files and bytes an owner has uploaded since a moment. */
  uploadedSince(owner: FileOwner, since: Date): Promise<{ readonly files: number; readonly bytes: number }>;
  /** Which of these are the owner's and still kept. */
  ownedBy(owner: FileOwner, ids: readonly string[], now: Date): Promise<readonly string[]>;
  /**
   * All that is the owner's, newest first. What nobody was logged in for is shown as long as a proven phone speaks for the
   * browser: by then another person may sit at it.
   */
  listOf(owner: FileOwner, now: Date): Promise<readonly FileEntry[]>;
  readOwn(owner: FileOwner, id: string, now: Date): Promise<StoredFile | undefined>;
  /** A file whoever asks: for the agency, and for work that speaks for no visitor. */
  read(id: string): Promise<StoredFile | undefined>;
  /** Of these, what is known whoever asks. */
  entries(ids: readonly string[]): Promise<readonly FileEntry[]>;
  /** Takes a file away, unless it is part of something that others rely on. */
  remove(owner: FileOwner, id: string, now: Date): Promise<RemoveAnswer>;
  /** Ties files to something and keeps them at least as long; false, and nothing done, where one of them is gone. */
  keep(ids: readonly string[], use: FileUse, until: Date): Promise<boolean>;
  /** Lets go of all files of something that is over; each is kept as long as it was to be. */
  release(use: FileUse): Promise<void>;
  /** Removes contents that no file speaks for; how many. */
  forgetContents(): Promise<number>;
};
