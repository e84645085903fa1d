import { retentionLines } from '#catalog/retention/periods.ts';
import { formatMoment, istanbulToday } from '#domain/dates.ts';
import { dataPartTitles, dataFileTexts as words } from '#messages/personal-data.ts';
import { retentionWords } from '#messages/retention.ts';
import type { Account } from '#ports/accounts.ts';
import type { DataRow } from '#ports/personal-data.ts';
import type { GivenPassword } from '../account/check-own-password.ts';
import { recordSecurity } from '../account/record-security.ts';
import { type ConfirmHolderAnswer, confirmHolder, type Holder, subjectOf } from './confirm-holder.ts';
import { type DataSection, dataPageHtml } from './data-page.ts';
import type { DataPorts } from './ports.ts';
import { wireKey, wireValue } from './wire-keys.ts';

export type MyDataAnswer =
  | Exclude<ConfirmHolderAnswer, { kind: 'confirmed' }>
  | { readonly kind: 'read'; readonly day: string; readonly json: string; readonly page: string };

type Part = keyof typeof dataPartTitles;

/** Declarations of health are kept apart; reading them is written down like every reading. */
async function declarationsOf(
  ports: DataPorts,
  quotations: readonly DataRow[],
  now: Date,
): Promise<readonly DataRow[]> {
  const rows: DataRow[] = [];
  for (const { id } of quotations) {
    const declarations = await ports.healthRecords.read(String(id), { kind: 'customer' }, now);
    if (declarations.length > 0) rows.push({ quotationId: id, declarations });
  }
  return rows;
}

async function gather(ports: DataPorts, account: Account, now: Date): Promise<readonly [Part, readonly DataRow[]][]> {
  const collected = await ports.personalData.collect(subjectOf(account));
  const healthDeclarations = await declarationsOf(ports, collected.quotations, now);
  const all: Readonly<Record<Part, readonly DataRow[]>> = { ...collected, healthDeclarations };
  return (Object.keys(dataPartTitles) as Part[]).map((part) => [
    part,
    all[part].map((row) => wireValue(row) as DataRow),
  ]);
}

function periodRows(now: Date): DataSection['rows'] {
  const { what, period, since, why } = retentionWords.columns;
  return retentionLines(istanbulToday(now)).map((line) => ({
    [what]: line.what,
    [period]: line.period,
    [since]: line.since,
    [why]: line.why,
  }));
}

/** All that is kept of a member, for machines and for people. */
export async function readMyData(ports: DataPorts, password: GivenPassword, holder: Holder): Promise<MyDataAnswer> {
  const confirmed = await confirmHolder(ports, password, holder);
  const subject = { caller: holder.caller, accountId: holder.session.accountId };
  if (confirmed.kind !== 'confirmed') {
    recordSecurity(ports, 'dataRefused', subject);
    return confirmed;
  }
  const { account } = confirmed;
  const now = ports.clock.now();
  const parts = await gather(ports, account, now);
  const notes = [words.documents, words.unreadable, words.correct];
  const file = {
    Format: 'karsila/verilerim',
    Version: 1,
    CreatedAt: now.toISOString(),
    Notes: [words.amounts, ...notes],
    Titles: Object.fromEntries(Object.entries(dataPartTitles).map(([part, title]) => [wireKey(part), title])),
    Periods: wireValue(retentionLines(istanbulToday(now))),
    Data: Object.fromEntries(parts.map(([part, rows]) => [wireKey(part), rows])),
  };
  const page = dataPageHtml({
    intro: words.intro(`${account.name} ${account.surname}`, formatMoment(now)),
    notes,
    sections: [
      ...parts.map(([part, rows]) => ({ title: dataPartTitles[part], rows })),
      { title: words.periods, rows: periodRows(now) },
    ],
  });
  recordSecurity(ports, 'dataDownloaded', subject);
  return { kind: 'read', day: istanbulToday(now), json: JSON.stringify(file, undefined, 2), page };
}
