import type { SupportStatus } from '#domain/support/status.ts';

/** Where the answer to somebody without an account goes. */
export type VisitorContact = { readonly name: string; readonly email: string; readonly phone: string };

/** What a request is about, where it is about something of the customer's own. */
export type SupportSubject = { readonly policyId: string | undefined; readonly orderReference: string | undefined };

type WrittenRequest = SupportSubject & {
  readonly id: string;
  /** What people read out on the phone. */
  readonly number: string;
  /** Of a member, whose own account tells where the answer goes. */
  readonly accountId: string | undefined;
  readonly contact: VisitorContact | undefined;
  readonly typeId: number;
  readonly subject: string;
};

export type SupportRequest = WrittenRequest & {
  readonly status: SupportStatus;
  readonly createdAt: Date;
  readonly lastMessageAt: Date;
  /** Messages of the agency that the customer has not opened. */
  readonly unread: number;
};

export type NewSupportRequest = WrittenRequest & { readonly linkDigest: string | undefined };

export type NewSupportMessage = { readonly text: string; readonly fileIds: readonly string[]; readonly sentAt: Date };

export type SupportMessage = {
  readonly id: string;
  readonly author: 'customer' | 'agency';
  readonly text: string;
  readonly sentAt: Date;
  readonly files: readonly { readonly id: string; readonly fileName: string }[];
};

/** What those who are told of a message need to know. */
export type MessageNews = {
  readonly request: SupportRequest;
  readonly author: SupportMessage['author'];
  readonly isFirst: boolean;
};

/** What the agency writes. By its id it is written once, however often it is sent. */
export type AgencyMessage = Omit<NewSupportMessage, 'fileIds'> & { readonly id: string };

/**
 * writtenBefore: this very message is there already. idTaken: another one has its id. newMessage: more was written than who
 * answers has seen. But for the first nothing was done.
 */
export type AgencyWrote = 'written' | 'writtenBefore' | 'idTaken' | 'newMessage';

/** Requests for help and what was written under them. Whoever writes has the job that tells of it written too. */
export type SupportRequests = {
  /** numberTaken: another number is tried. fileMissing: a file is not kept any more, and nothing was opened. */
  open(request: NewSupportRequest, message: NewSupportMessage): Promise<'opened' | 'numberTaken' | 'fileMissing'>;
  find(id: string): Promise<SupportRequest | undefined>;
  findByNumber(number: string): Promise<SupportRequest | undefined>;
  findByLink(digest: string): Promise<SupportRequest | undefined>;
  /** Those of an account, the latest first. */
  ofAccount(accountId: string, status: SupportStatus | undefined): Promise<readonly SupportRequest[]>;
  messages(id: string): Promise<readonly SupportMessage[]>;
  /** Which request a file is attached to. */
  ofFile(fileId: string): Promise<string | undefined>;
  news(messageId: string): Promise<MessageNews | undefined>;
  customerWrites(id: string, message: NewSupportMessage): Promise<'written' | 'fileMissing'>;
  /** closing: the answer is meant to be the last word. seen: so many messages were there for who answers. */
  agencyWrites(
    id: string,
    message: AgencyMessage,
    how: { readonly closing: boolean; readonly seen: number },
  ): Promise<AgencyWrote>;
  /** newMessage: as above. */
  close(id: string, seen: number): Promise<'closed' | 'newMessage'>;
  /** False where it is not closed. */
  reopen(id: string): Promise<boolean>;
  /** The customer has opened what the agency wrote. */
  markRead(id: string, now: Date): Promise<void>;
  /** A visitor has proven the request's phone. */
  admit(id: string, visitor: string, now: Date): Promise<void>;
  isAdmitted(id: string, visitor: string, since: Date): Promise<boolean>;
};
