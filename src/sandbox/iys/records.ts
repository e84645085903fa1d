import { workingDaysLater } from '#domain/working-days.ts';

export const recordTypes = ['MESAJ', 'ARAMA', 'EPOSTA'] as const;
export type RecordType = (typeof recordTypes)[number];

export type Subject = { readonly recipient: string; readonly recipientType: string; readonly type: RecordType };

export type Permission = Subject & {
  readonly status: 'ONAY' | 'RET';
  readonly source: string;
  readonly consentDate: Date;
  readonly creationDate: Date;
};

/** Why a change is not taken, with the code that goes out. */
export const refusals = {
  H174: 'İzin tarihi (consentDate) en fazla 3 iş günü geride olabilir.',
  H175: 'İzin tarihi (consentDate) kayıtlı iznin tarihinden ileride olmalıdır.',
  H176: 'İzin tarihi (consentDate) ileri bir tarih olamaz.',
  H178: 'Aynı durum yeniden kaydedilemez; onayı olmayan adres için ret eklenemez.',
  H190: 'İzin kaydedilemedi.',
} as const;
export type Refusal = keyof typeof refusals;

const oldestWorkingDays = 3;

/** What the register holds, and every change that made it so, newest last. */
export class PermissionRecords {
  readonly #changes: Permission[] = [];

  current({ recipient, recipientType, type }: Subject): Permission | undefined {
    return this.#changes.findLast(
      (one) => one.recipient === recipient && one.recipientType === recipientType && one.type === type,
    );
  }

  refusalOf(change: Omit<Permission, 'creationDate'>, now: Date): Refusal | undefined {
    const held = this.current(change);
    if (change.consentDate > now) return 'H176';
    if (workingDaysLater(change.consentDate, oldestWorkingDays) < now) return 'H174';
    if (held === undefined ? change.status === 'RET' : held.status === change.status) return 'H178';
    if (held && change.consentDate <= held.consentDate) return 'H175';
    return undefined;
  }

  add(change: Permission): void {
    this.#changes.push(change);
  }

  of(recipient: string | undefined): readonly Permission[] {
    return this.#changes.filter((one) => recipient === undefined || one.recipient === recipient).toReversed();
  }

  forget(): void {
    this.#changes.length = 0;
  }
}
