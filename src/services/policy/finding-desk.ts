import { formatDay, istanbulToday } from '#domain/dates.ts';
import { findingDeskTexts as words } from '#messages/finding-desk.ts';
import { findingTexts } from '#messages/finding-mail.ts';
import { type LogPorts, logCommand } from '../desk/log-command.ts';
import type { PolicyPorts } from './ports.ts';

export type FindingDeskPorts = Pick<PolicyPorts, 'clock' | 'reconciliations'> &
  LogPorts & {
    /** What the agency wrote. */
    readonly readText: () => Promise<string>;
  };

export type FindingDeskAnswer = { readonly kind: 'said' | 'refused'; readonly text: string };

const said = (text: string): FindingDeskAnswer => ({ kind: 'said', text });
const refused = (text: string): FindingDeskAnswer => ({ kind: 'refused', text });
const longestList = 200;
const isId = (text: string) => /^[1-9]\d{0,14}$/.test(text);

async function list({ reconciliations }: FindingDeskPorts): Promise<FindingDeskAnswer> {
  const rows = (await reconciliations.open(longestList)).map(({ id, reference, kind, foundAt }) =>
    words.line({ id, day: formatDay(istanbulToday(foundAt)), reference, text: findingTexts[kind] }),
  );
  return said(rows.join('\n') || words.empty);
}

async function close(ports: FindingDeskPorts, id: string): Promise<FindingDeskAnswer> {
  const { reconciliations, clock } = ports;
  const reason = (await ports.readText()).trim();
  if (reason === '') return refused(words.noReason);
  const entry = { act: 'closeFinding', subject: { kind: 'finding', id }, why: reason } as const;
  return logCommand(ports, entry, async () =>
    (await reconciliations.close(Number(id), reason, clock.now())) ? said(words.closed) : refused(words.notOpen(id)),
  );
}

/** One command of the agency about findings, beside its desk. */
export async function runFindingCommand(
  ports: FindingDeskPorts,
  [command, id = '']: readonly string[],
): Promise<FindingDeskAnswer> {
  if (command === 'list') return list(ports);
  return command === 'close' && isId(id) ? close(ports, id) : refused(words.usage);
}
