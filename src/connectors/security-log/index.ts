import type { SecurityEvent, SecurityLog } from '#ports/security-log.ts';

type LineWriter = {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
};

/** What an owner does every day; all else is worth a look. */
const usual: ReadonlySet<SecurityEvent> = new Set([
  'loggedIn',
  'secondFactorSent',
  'loggedOut',
  'otherSessionsEnded',
  'sessionIdle',
  'registered',
  'secondFactorTurnedOn',
]);

/** Security events as lines of the log, under the name 'security'. */
export function securityLog(log: LineWriter): SecurityLog {
  return {
    record: (fields) => (usual.has(fields.event) ? log.info(fields, 'security') : log.warn(fields, 'security')),
  };
}
