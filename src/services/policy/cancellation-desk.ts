import { cancelReasonName } from '#catalog/forms/cancel-request.ts';
import { lines } from '#catalog/lines/index.ts';
import { insuredWords } from '#catalog/risks/insured.ts';
import { formatDay, istanbulToday } from '#domain/dates.ts';
import { formatLira } from '#domain/money.ts';
import { readTypedLira } from '#domain/typed-lira.ts';
import { cancellationDeskTexts as words } from '#messages/cancellation-desk.ts';
import type { Cancellation } from '#ports/cancellations.ts';
import type { Policy } from '#ports/policies.ts';
import { type LogPorts, logCommand } from '../desk/log-command.ts';
import { type AnswerOutcome, answerCancellation } from './answer-cancellation.ts';
import type { PolicyPorts } from './ports.ts';

export type CancellationDeskPorts = Pick<PolicyPorts, 'cancellations' | 'clock' | 'policyBook'> &
  LogPorts & {
    /** What the agency wrote. */
    readonly readText: () => Promise<string>;
  };

export type CancellationDeskAnswer = { readonly kind: 'said' | 'refused'; readonly text: string };

const said = (text: string): CancellationDeskAnswer => ({ kind: 'said', text });
const refused = (text: string): CancellationDeskAnswer => ({ kind: 'refused', text });
const longestList = 200;
const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

function wishText(wish: Cancellation, policy: Policy): string {
  const { fields } = words;
  const { kind } = policy.insured;
  const sale = wish.soldOn ? [insuredWords[kind].ending.askedSale(formatDay(wish.soldOn))] : [];
  const rows = [
    [fields.day, formatDay(istanbulToday(wish.requestedAt))],
    [fields.insurer, policy.insurer],
    [fields.line, lines[policy.line].name],
    [fields.number, policy.policyNumber],
    [fields.period, `${formatDay(policy.start)} – ${formatDay(policy.end)}`],
    [fields.gross, formatLira(policy.gross)],
    [fields.reason, [cancelReasonName(wish.reason, kind), ...sale].join('. ')],
    [fields.note, wish.note ?? '–'],
    [fields.phone, policy.phone],
    [fields.email, policy.email],
  ];
  return rows.map(([label, value]) => `${label}: ${value}`).join('\n');
}

async function list(ports: CancellationDeskPorts): Promise<CancellationDeskAnswer> {
  const rows: string[] = [];
  for (const { id, policyId, requestedAt } of await ports.cancellations.forwarded(longestList)) {
    const policy = await ports.policyBook.find(policyId);
    if (!policy) continue;
    const day = formatDay(istanbulToday(requestedAt));
    rows.push(words.line({ id, day, insurer: policy.insurer, number: policy.policyNumber }));
  }
  return said(rows.join('\n') || words.empty);
}

async function show(ports: CancellationDeskPorts, id: string): Promise<CancellationDeskAnswer> {
  const wish = await ports.cancellations.find(id);
  const policy = wish && (await ports.policyBook.find(wish.policyId));
  return wish && policy ? said(wishText(wish, policy)) : refused(words.unknown(id));
}

function outcomeText(outcome: AnswerOutcome, id: string): CancellationDeskAnswer {
  switch (outcome.kind) {
    case 'accepted':
      return said(words.accepted(formatLira(outcome.refund)));
    case 'refused':
      return said(words.refused);
    case 'notFound':
      return refused(words.unknown(id));
    case 'policyOver':
      return refused(words.policyOver(id));
    case 'answeredBefore':
    case 'moreThanPaid':
    case 'moreThanKept':
      return refused(words[outcome.kind]);
  }
}

async function accept(ports: CancellationDeskPorts, id: string, sum: string): Promise<CancellationDeskAnswer> {
  const refund = sum === '' ? undefined : readTypedLira(sum);
  if (sum !== '' && refund === undefined) return refused(words.usage);
  const what = sum === '' ? undefined : { Refund: sum };
  const entry = { act: 'acceptCancellation', subject: { kind: 'cancellation', id }, what, why: undefined } as const;
  return logCommand(ports, entry, async () =>
    outcomeText(await answerCancellation(ports, id, { kind: 'accepted', refund }), id),
  );
}

async function refuse(ports: CancellationDeskPorts, id: string): Promise<CancellationDeskAnswer> {
  const reason = (await ports.readText()).trim();
  if (reason === '') return refused(words.noReason);
  const entry = { act: 'refuseCancellation', subject: { kind: 'cancellation', id }, why: reason } as const;
  return logCommand(ports, entry, async () =>
    outcomeText(await answerCancellation(ports, id, { kind: 'refused', reason }), id),
  );
}

/** One command of the agency, beside its desk. */
export async function runCancellationCommand(
  ports: CancellationDeskPorts,
  [command, id = '', sum = '']: readonly string[],
): Promise<CancellationDeskAnswer> {
  if (command === 'list') return list(ports);
  if (!isId(id)) return refused(words.usage);
  if (command === 'show') return show(ports, id);
  if (command === 'accept') return accept(ports, id, sum);
  return command === 'refuse' ? refuse(ports, id) : refused(words.usage);
}
