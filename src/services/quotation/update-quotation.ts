import { lines } from '#catalog/lines/index.ts';
import { declaresHealth } from '#catalog/risks/health/lines.ts';
import type { RiskAnswers } from '#catalog/risks/risk-answers.ts';
import { istanbulToday } from '#domain/dates.ts';
import { policyEnd } from '#domain/quote/terms.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
import type { Asked } from '#ports/quotations.ts';
import { keepDeclarations } from '../health/keep-declarations.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import type { Viewer } from '../ports.ts';
import { chosenTerm, insuredPerson, told } from '../risks/common-answers.ts';
import { riskServices } from '../risks/index.ts';
import { isOfKind } from '../risks/of-kind.ts';
import { countLookups } from '../risks/people/count-lookups.ts';
import { unlistedCountries } from '../risks/people/unlisted-countries.ts';
import { isNotBuildable, type NotBuildable, type PeopleAnswer } from '../risks/risk-service.ts';
import { type PanelMember, readPanel } from './panel.ts';
import type { QuotationPorts } from './ports.ts';
import { questionsFor } from './question.ts';
import { type AccessPorts, type NoAccess, readQuotation } from './read-quotation.ts';
import { refuseOffersMail } from './refuse-offers-mail.ts';

export type UpdateRequest<Kind extends RiskKind> = {
  readonly kind: Kind;
  readonly headerGuid: string;
  readonly answers: RiskAnswers<Kind>;
};

export type UpdateAnswer =
  | Limited
  | NoAccess
  | Exclude<PeopleAnswer, { kind: 'people' }>
  | NotBuildable
  | { readonly kind: 'asked'; readonly panel: readonly PanelMember[] };

type Ports = AccessPorts &
  Pick<
    QuotationPorts,
    | 'registries'
    | 'lists'
    | 'panel'
    | 'switches'
    | 'limits'
    | 'limitFactor'
    | 'healthRecords'
    | 'accounts'
    | 'mailOffers'
  >;

/** Completes what is known of a risk by its owner's answers and asks the panel; what a change does not touch stays. */
export async function updateQuotation<Kind extends RiskKind>(
  ports: Ports,
  { kind, headerGuid, answers: sent }: UpdateRequest<Kind>,
  viewer: Viewer,
): Promise<UpdateAnswer> {
  const limited = await keepLimits(ports, 'askPanel', viewer);
  if (limited) return limited;
  const access = await readQuotation(ports, headerGuid, viewer);
  if (access.kind !== 'found') return access;
  const { quotation } = access;
  if (!isOfKind(quotation, kind)) return { kind: 'notFound' };
  const service = riskServices[kind];
  const { line, found } = quotation;
  const now = ports.clock.now();
  const today = istanbulToday(now);
  const merged = service.merge(found, sent, today);
  const problems = service.judge(quotation, merged, today);
  if (problems.length > 0) return { kind: 'invalid', problems };
  const unlisted = await unlistedCountries(ports, line, merged);
  if (unlisted.length > 0) return { kind: 'invalid', problems: unlisted };
  const objection = await service.objection(ports, quotation, merged);
  if (objection) return { kind: 'invalid', problems: [objection.problem], field: objection.field };
  const unmailable = await refuseOffersMail(ports, quotation, viewer);
  if (unmailable) return unmailable;

  const known = quotation.asked?.insuredPeople ?? [];
  const overdone = await countLookups(ports, { answers: merged, known, phone: quotation.phone }, viewer);
  if (overdone) return overdone;
  const named = await service.people(ports, quotation, merged);
  if (named.kind !== 'people') return named;
  const { people } = named;
  const start = told('PolicyStart', merged.PolicyStart);
  const risk = await service.build(ports, quotation, { sent, merged });
  if (isNotBuildable(risk)) return risk;
  const asked: Asked = {
    customer: insuredPerson(found.owner, merged),
    answers: service.stored(sent),
    risk,
    insured: await service.insured(ports, quotation, { risk, people }),
    insuredPeople: people,
    start,
    end: policyEnd({ term: lines[line].term, start, ...chosenTerm(merged) }),
  };
  const wanted = sent.CrossSellingBranches ?? [];
  const addOns = service.addOns(quotation, merged).filter((addOn) => wanted.includes(addOn));
  const declarations = declaresHealth(line) ? service.declarations(merged) : [];
  const questions = questionsFor(ports, { ...asked, declarations }, { line, addOns });
  const windowMs = lines[line].offerSeconds * 1_000;
  // Whoever takes a row up must find what was declared for it.
  await keepDeclarations(ports, headerGuid, { declarations, now });
  await ports.quotations.ask(headerGuid, asked, { questions, now, windowMs });
  await ports.mailOffers?.(headerGuid);
  return { kind: 'asked', panel: await readPanel(ports, headerGuid) };
}
