/** What is told about an account, in case it was not its holder who did it. */
export const noticeKinds = [
  'phone',
  'email',
  'secondFactorOn',
  'secondFactorOff',
  'password',
  'temporaryPassword',
  'numberClaimed',
  'numberGone',
  'claimOpposed',
  'accountDeleted',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** To the phone, the address, or both. */
export type NewNotice = {
  readonly kind: NoticeKind;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
};
export type Notice = NewNotice & { readonly id: string };

export type AccountNotices = {
  /** Those not told yet, oldest first. */
  due(question: { readonly since: Date; readonly most: number }): Promise<readonly Notice[]>;
  settle(id: string, now: Date): Promise<void>;
  /** For what changes nothing else that is stored; other notices come into being with their change. */
  add(notice: NewNotice, now: Date): Promise<void>;
};
