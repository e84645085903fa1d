import type { Day } from '#domain/dates.ts';
import { seeded } from '../seeded.ts';
import type { Application } from './application.ts';
import type { Decision } from './decision.ts';
import { installmentsOf } from './installments.ts';
import type { Personality } from './personality.ts';
import { pricesOf } from './prices.ts';
import { reasons } from './reasons.ts';
import { tariffOf } from './tariffs/index.ts';
import type { Tariff } from './tariffs/tariff.ts';

export type Question = {
  readonly personality: Personality;
  readonly application: Application;
  readonly today: Day;
  /** What the insurer insures already on the first day of the wanted policy. */
  readonly alreadyCovered?: readonly Application[];
  readonly seed: string;
};

const poolWords: Pick<Personality, 'packagePrefix' | 'remark'> = { packagePrefix: '', remark: undefined };

/** What an insurer answers. The same question always gets the same answer. */
export function decide(question: Question): Decision {
  const tariff = tariffOf(question.application.product);
  return tariff ? decideBy(tariff, question) : { kind: 'declined', reason: reasons.lineNotSold };
}

export function decideBy(tariff: Tariff, question: Question): Decision {
  const { personality, application, today, alreadyCovered = [], seed } = question;
  const { product, startDate, fields, identityNumber } = application;
  const random = seeded(
    `${seed}/${personality.code}/${product}/${fields.plate ?? fields.addressCode ?? identityNumber}`,
  );
  const { packagePrefix, remark } = tariff.ofPool ? poolWords : personality;
  const answer = tariff.price({ personality, application, today, alreadyCovered, random });
  if (answer.kind !== 'drafts' && answer.kind !== 'review') return answer;
  const packages = answer.drafts.map(({ people, foreign, ...draft }) => {
    const prices = pricesOf(tariff.levies, { ...draft, people, foreign }, startDate);
    return {
      ...draft,
      ...prices,
      name: `${packagePrefix}${draft.name}`,
      warnings: remark ? [...draft.warnings, remark] : draft.warnings,
      installments: installmentsOf(personality, tariff, prices.gross),
    };
  });
  if (answer.kind === 'drafts') return { kind: 'packages', packages };
  const { reason, wantedDocuments, resolves } = answer;
  return { kind: 'review', look: { reason, wantedDocuments, resolves }, packages };
}
