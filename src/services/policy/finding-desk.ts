import { formatDay, istanbulToday } from '#domain/dates.ts';
import { findingDeskTexts as words } from '#messages/finding-desk.ts';
import { findingTexts } from '#messages/finding-mail.ts';
import type { PolicyPorts } from './ports.ts';

export type FindingDeskPorts = Pick<PolicyPorts, 'clock' | 'reconciliations'> & {
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

async function close({ reconciliations, clock, readText }: FindingDeskPorts, id: string): Promise<FindingDeskAnswer> {
  const reason = (await readText()).trim();
  if (reason === '') return refused(words.noReason);
  return (await reconciliations.close(Number(id), reason, clock.now()))
    ? said(words.closed)
    : refused(words.notOpen(id));
}

/** One command of the agency about findings, until it has a desk of its own. */
export async function runFindingCommand(
  ports: FindingDeskPorts,
  [command, id = '']: readonly string[],
): Promise<FindingDeskAnswer> {
  if (command === 'list') return list(ports);
  return command === 'close' && isId(id) ? close(ports, id) : refused(words.usage);
}
