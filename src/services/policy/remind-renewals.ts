import { lines } from '#catalog/lines/index.ts';
import { insuredWords } from '#catalog/risks/insured.ts';
import { quotedLines } from '#catalog/risks/quoted-lines.ts';
import { site } from '#config/site.ts';
import { addDays, type Day, formatDay, istanbulToday } from '#domain/dates.ts';
import { longestUnrenewedDays } from '#domain/policy/renewal.ts';
import { renewalMail, renewalNote } from '#messages/policy-notes.ts';
import type { Policy } from '#ports/policies.ts';
import { mailBody } from '../document/mail-body.ts';
import { partnerSignal } from '../ports.ts';
import { messageReasons } from './message-reasons.ts';
import type { PolicyPorts } from './ports.ts';
import { renewalPath } from './renewal-link.ts';
import { tellOnce, type Way } from './tell-once.ts';

type Ports = Pick<PolicyPorts, 'clock' | 'ledger' | 'mail' | 'renewals' | 'secrets' | 'siteUrl' | 'sms'>;

/** Some reminders could not leave; whoever runs the job tries again. */
export class RemindersPending extends Error {
  override readonly name = 'RemindersPending';
}

const mostPerPage = 100;
const mostPerRun = 2_000;

/** Additions end with the policy they were bought beside, and are offered anew with it. */
function windowsOn(today: Day) {
  return quotedLines.map((line) => {
    const { renewalDays, term } = lines[line];
    return { line, until: addDays(today, renewalDays), longerThanDays: longestUnrenewedDays(term) };
  });
}

function waysTo(ports: Ports, policy: Policy, link: string): readonly Way[] {
  const { phone, email, insured } = policy;
  const facts = { brand: site.brand, line: lines[policy.line].name, end: formatDay(policy.end), link };
  const { policy: policyOf, kept, gone } = insuredWords[insured.kind];
  const words = renewalMail(facts, { policy: policyOf(insured, facts.line), kept, gone });
  return [
    {
      channel: 'sms',
      recipient: phone,
      send: () => ports.sms.send({ to: phone, text: renewalNote(facts), oneTimeCode: false }, partnerSignal()),
    },
    {
      channel: 'email',
      recipient: email,
      send: (id) =>
        ports.mail.send({ id, to: email, subject: words.subject, ...mailBody(words.parts), attachments: [] }),
    },
  ];
}

type Reminded = 'reminded' | 'pending' | 'notRenewable';

/** Each message leaves once; the policy counts as spoken of when both have left or never will. */
async function remind(ports: Ports, policy: Policy): Promise<Reminded> {
  const path = await renewalPath(ports, policy);
  if (path === undefined) return 'notRenewable';
  const subject = { purpose: 'renewal', reason: messageReasons.renewal(policy.id) } as const;
  const settled = await tellOnce(ports, subject, waysTo(ports, policy, `${ports.siteUrl}${path}`));
  if (!settled) return 'pending';
  await ports.renewals.markReminded(policy.id, ports.clock.now());
  return 'reminded';
}

/** Reminds holders of policies about to end. Nothing is renewed and nothing charged by it, nor by silence. */
export async function remindRenewals(ports: Ports): Promise<void> {
  const today = istanbulToday(ports.clock.now());
  let after: string | undefined;
  let left = mostPerRun;
  let failed = 0;
  while (left > 0) {
    const most = Math.min(mostPerPage, left);
    const due = await ports.renewals.due({
      windows: windowsOn(today),
      today,
      after,
      most,
    });
    for (const policy of due) {
      const reminded = await remind(ports, policy);
      if (reminded === 'pending') failed += 1;
      if (reminded !== 'notRenewable') left -= 1;
    }
    after = due.at(-1)?.id;
    if (due.length < most) break;
  }
  if (failed > 0) throw new RemindersPending(`${failed} reminders could not leave`);
}
