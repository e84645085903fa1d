import type { Day } from '#domain/dates.ts';
import { grossOf } from '#domain/tariffs/index.ts';
import { seeded } from '../seeded.ts';
import type { Application } from './application.ts';
import type { Decision } from './decision.ts';
import { installmentsOf } from './installments.ts';
import type { Personality } from './personality.ts';
import { pricings } from './pricing/index.ts';
import { reasons } from './reasons.ts';

export type Question = {
  readonly personality: Personality;
  readonly application: Application;
  readonly today: Day;
  readonly seed: string;
};

/** What an insurer answers. The same question always gets the same answer. */
export function decide({ personality, application, today, seed }: Question): Decision {
  const { product, startDate, fields, identityNumber } = application;
  const pricing = pricings[product];
  if (!personality.lines.includes(product) || !pricing) return { kind: 'declined', reason: reasons.lineNotSold };
  const random = seeded(`${seed}/${personality.code}/${product}/${fields.plate ?? identityNumber}`);
  const answer = pricing({ personality, application, today, random });
  if (answer.kind !== 'drafts') return answer;
  return {
    kind: 'packages',
    packages: answer.drafts.map((draft) => {
      const gross = draft.gross ?? grossOf(product, draft.net, startDate);
      return {
        ...draft,
        gross,
        name: `${personality.packagePrefix}${draft.name}`,
        warnings: personality.remark ? [...draft.warnings, personality.remark] : draft.warnings,
        installments: installmentsOf(personality, product, gross),
      };
    }),
  };
}
