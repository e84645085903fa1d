import { insurerConnectors } from '#connectors/insurers/index.ts';
import type { LineKey } from '#domain/lines.ts';
import { type Fields, type Groups, readApplication } from '#sandbox/insurers/application.ts';
import { decide } from '#sandbox/insurers/decide.ts';
import type { Decision, Package } from '#sandbox/insurers/decision.ts';
import { personalities } from '#sandbox/insurers/personalities.ts';

export const decisionDay = '2026-11-16';

/** Codes of the insurers that sell a line to us. */
export function sellersOf(line: LineKey): readonly string[] {
  return insurerConnectors.flatMap(({ capabilities: { code, lines } }) =>
    (lines as readonly LineKey[]).includes(line) ? [code as string] : [],
  );
}

export type DecidedQuestion = {
  readonly line: LineKey;
  readonly fields: Fields;
  readonly people?: readonly Fields[];
  /** What is told many times beside the people. */
  readonly groups?: Groups;
};

/** What an insurer of the sandbox decides about somebody or something. */
export function decided(code: string, { line, fields, people = [], groups = {} }: DecidedQuestion): Decision {
  const personality = personalities.find((one) => one.code === code);
  const question = {
    reference: 'q',
    product: line,
    startDate: decisionDay,
    endDate: '2027-11-16',
    customerType: 'individual',
    identityNumber: '11111111110',
    firstName: 'DENİZ',
    lastName: 'ÖRNEK',
    mobilePhone: '5550000001',
    provinceCode: '6',
    ...fields,
  };
  const application = readApplication(question, { insured: people, ...groups });
  if ('kind' in application || !personality) throw new Error(JSON.stringify(application));
  return decide({ personality, application, today: decisionDay, seed: 'test' });
}

export function packagesOf(code: string, question: DecidedQuestion): readonly Package[] {
  const answer = decided(code, question);
  if (answer.kind !== 'packages') throw new Error(JSON.stringify(answer));
  return answer.packages;
}
