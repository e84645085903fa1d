import type { Risk } from '#domain/risks/risk.ts';
import type { Person, QuoteRequest } from '#ports/insurer.ts';
import type { WireRequest } from '../transport.ts';
import type { MapOut } from '../wire.ts';
import type { RestDialect } from './dialect.ts';
import { toTheirNames } from './names.ts';

function customerBody(customer: Person): Record<string, unknown> {
  return {
    customerType: customer.kind,
    identityNumber: customer.identityNumber,
    firstName: customer.name,
    lastName: customer.surname,
    birthDate: customer.birthdate,
    mobilePhone: customer.phone,
    email: customer.email,
    provinceCode: customer.provinceCode,
    districtCode: customer.districtCode,
  };
}

function riskBody(risk: Risk, { money }: RestDialect): Record<string, unknown> {
  const { accessories } = risk;
  return {
    plate: risk.plate,
    documentSerial: risk.documentSerial,
    documentNumber: risk.documentNumber,
    asbisNumber: risk.asbisNumber,
    engineNumber: risk.engineNumber,
    frameNumber: risk.frameNumber,
    brandCode: risk.brandCode,
    typeCode: risk.typeCode,
    modelYear: risk.modelYear,
    usageCode: risk.usage,
    fuelType: risk.fuel,
    lpg: risk.lpg,
    rentACar: risk.rentACar,
    professionCode: risk.professionCode,
    firstTrafficDate: risk.firstTrafficDate,
    radioPrice: money.write(accessories.radio),
    navigationPrice: money.write(accessories.navigation),
    steelWheelsPrice: money.write(accessories.steelWheels),
    otherAccessoryPrice: money.write(accessories.other),
    vehicleValue: risk.value === undefined ? undefined : money.write(risk.value),
    trafficStep: risk.trafficStep,
    kaskoDiscount: risk.kaskoDiscount,
    daysLapsed: risk.daysLapsed,
  };
}

export function quoteBody(request: QuoteRequest, dialect: RestDialect): Record<string, unknown> {
  const { reference, line, start, end, customer, risk } = request;
  return {
    reference,
    product: line,
    startDate: start,
    endDate: end,
    customer: customerBody(customer),
    risk: riskBody(risk, dialect),
    options: Object.entries(risk.options).map(([optionName, optionValue]) => ({ optionName, optionValue })),
  };
}

export function postJson(path: string, body: Record<string, unknown>, { name }: RestDialect): WireRequest {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(toTheirNames(body, name)),
  };
}

/** Our questions as JSON in an insurer's dialect. */
export function restOut(dialect: RestDialect): MapOut {
  const { paths, money } = dialect;
  return {
    quote: (request) => postJson(paths.quotes, quoteBody(request, dialect), dialect),
    coverage: (proposalNumber) => ({ method: 'GET', path: paths.coverages(proposalNumber) }),
    issue: ({ gross, ...request }) =>
      postJson(paths.policies, { ...request, grossPremium: money.write(gross) }, dialect),
    status: (reference) => ({ method: 'GET', path: `${paths.policies}?reference=${encodeURIComponent(reference)}` }),
    cancel: ({ policyNumber, reference, reason }) =>
      postJson(paths.cancellation(policyNumber), { reference, reason }, dialect),
    document: ({ kind, number }) => ({ method: 'GET', path: paths.documents(kind, number) }),
  };
}
