import type { PropertyAnswers } from '#catalog/risks/property/answers.ts';
import { insuresHome } from '#catalog/risks/property/lines.ts';
import { assumedHome } from '#domain/risks/assumed-home.ts';
import { buildPeriodOf } from '#domain/risks/build-period.ts';
import type { Lender, PropertyAddress, PropertyRisk } from '#domain/risks/property.ts';
import type { FoundProperty } from '#ports/found.ts';
import { told } from '../common-answers.ts';
import type { QuotationOf } from '../of-kind.ts';
import type { RiskPorts } from '../risk-service.ts';
import { damages, occupants, roles, structures, uses } from './codes.ts';
import { previousPolicy } from './earthquake-policy.ts';
import { homeDetails } from './home.ts';

function addressOf({ address }: FoundProperty): PropertyAddress {
  const { uavt, provinceCode, provinceName, districtCode, districtName, text } = told('the address', address);
  return { uavt, provinceCode, provinceName, districtCode, districtName, text };
}

function lenderOf({
  LenderName: name,
  LenderBranch: branch,
  LoanNumber: loanNumber,
}: PropertyAnswers): Lender | undefined {
  return name === undefined ? undefined : { name, branch, loanNumber };
}

/** What every line reads of a building. */
function buildingOf(answers: PropertyAnswers) {
  const { DamageState, RepairDocumentNo } = answers;
  const damage = told('DamageState', damages[told('DamageState', DamageState)]);
  return {
    grossArea: told('GrossArea', answers.GrossArea),
    structure: structures[told('DaskInsaTarzi', answers.DaskInsaTarzi)],
    floors: told('FloorCount', answers.FloorCount),
    damage,
    repairDocument: damage === 'repaired' ? told('RepairDocumentNo', RepairDocumentNo) : undefined,
    lender: lenderOf(answers),
  };
}

type Rest = Pick<PropertyRisk, 'buildPeriod' | 'buildYear' | 'use' | 'role' | 'home'>;

/** A home is lived in, and its very year is known. */
function asHome(answers: PropertyAnswers): Rest {
  const buildYear = told('KonutInsaYili', answers.KonutInsaYili);
  return {
    buildYear,
    buildPeriod: buildPeriodOf(buildYear),
    use: 'dwelling',
    role: occupants[told('Occupant', answers.Occupant)],
    home: homeDetails(answers),
  };
}

/** Of a building that is insured against earthquakes the home is assumed, so that it can be offered beside. */
function asBuilding(answers: PropertyAnswers, grossArea: number): Rest {
  const use = uses[told('DaskKullanimSekli', answers.DaskKullanimSekli)];
  const role = roles[told('InsuredRole', answers.InsuredRole)];
  return {
    buildYear: undefined,
    buildPeriod: told('DaskInsaYili', answers.DaskInsaYili),
    use,
    role,
    home: use === 'dwelling' ? assumedHome(role, grossArea) : undefined,
  };
}

/** The building of a quotation, with the past that is known of it. */
export async function buildProperty(
  ports: RiskPorts,
  quotation: QuotationOf<'property'>,
  { merged }: { readonly merged: PropertyAnswers },
): Promise<PropertyRisk> {
  const building = buildingOf(merged);
  return {
    kind: 'property',
    address: addressOf(quotation.found),
    ...building,
    ...(insuresHome(quotation.line) ? asHome(merged) : asBuilding(merged, building.grossArea)),
    previousDask: await previousPolicy(ports, quotation, merged),
  };
}
