import type { Day } from '#domain/dates.ts';
import { seeded } from '../seeded.ts';
import type { Application } from './application.ts';
import type { Decision } from './decision.ts';
import { installmentsOf } from './installments.ts';
import type { Personality } from './personality.ts';
import { reasons } from './reasons.ts';
import { tariffOf } from './tariffs/index.ts';
import { grossOf } from './tariffs/levies.ts';

export type Question = {
  readonly personality: Personality;
  readonly application: Application;
  readonly today: Day;
  readonly seed: string;
};

const poolWords: Pick<Personality, 'packagePrefix' | 'remark'> = { packagePrefix: '', remark: undefined };

/** What an insurer answers. The same question always gets the same answer. */
export function decide({ personality, application, today, seed }: Question): Decision {
  const { product, startDate, fields, identityNumber } = application;
  const tariff = tariffOf(product);
  if (!tariff) return { kind: 'declined', reason: reasons.lineNotSold };
  const random = seeded(
    `${seed}/${personality.code}/${product}/${fields.plate ?? fields.addressCode ?? identityNumber}`,
  );
  const { packagePrefix, remark } = tariff.ofPool ? poolWords : personality;
  const answer = tariff.price({ personality, application, today, random });
  if (answer.kind !== 'drafts') return answer;
  return {
    kind: 'packages',
    packages: answer.drafts.map((draft) => {
      const gross = draft.gross ?? grossOf(tariff.levies, draft, startDate);
      return {
        ...draft,
        gross,
        name: `${packagePrefix}${draft.name}`,
        warnings: remark ? [...draft.warnings, remark] : draft.warnings,
        installments: installmentsOf(personality, tariff, gross),
      };
    }),
  };
}
