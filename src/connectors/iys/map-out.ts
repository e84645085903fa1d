import type { MarketingChannel } from '#domain/account/consents.ts';
import type { PermissionChange, PermissionSubject } from '#ports/permission-register.ts';

const types: Readonly<Record<MarketingChannel, string>> = { sms: 'MESAJ', call: 'ARAMA', email: 'EPOSTA' };

/** The register keeps Turkey's clock, which has stood three hours before Greenwich since 2016. */
const clockMs = 3 * 3_600_000;

/** '2026-11-16 09:30:00' */
export function registerMoment(moment: Date): string {
  return new Date(moment.getTime() + clockMs).toISOString().slice(0, 19).replace('T', ' ');
}

/** Undefined for what the register could hold nothing about. */
export function recipientOf({ channel, recipient }: PermissionSubject): string | undefined {
  if (channel === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(recipient) ? recipient : undefined;
  return /^5\d{9}$/.test(recipient) ? `+90${recipient}` : undefined;
}

/** Customers are persons; merchants have a list of their own. */
export function questionOf(subject: PermissionSubject, recipient: string) {
  return { recipient, recipientType: 'BIREYSEL', type: types[subject.channel] };
}

export function consentOf(change: PermissionChange, recipient: string) {
  return {
    ...questionOf(change, recipient),
    status: change.granted ? 'ONAY' : 'RET',
    source: 'HS_WEB',
    consentDate: registerMoment(change.givenAt),
  };
}
