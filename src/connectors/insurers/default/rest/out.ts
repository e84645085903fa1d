import type { QuoteRequest, ReviewDocument } from '#ports/insurer.ts';
import { type Entry, type Spelling, spellQuestion } from '../fields/index.ts';
import { base64Of } from '../file-text.ts';
import type { WireRequest } from '../transport.ts';
import type { MapOut } from '../wire.ts';
import type { RestDialect } from './dialect.ts';
import { toTheirNames } from './names.ts';

type JsonValue = string | number | boolean;

function spellingOf({ money }: RestDialect): Spelling<JsonValue> {
  return {
    text: (value) => value,
    number: (value) => value,
    money: money.write,
    date: (day) => day,
    flag: (value) => value,
    line: ({ key }) => key,
    choice: ({ ours }) => ours,
  };
}

function named(entries: readonly Entry<JsonValue>[]): Record<string, JsonValue> {
  const record: Record<string, JsonValue> = {};
  for (const { name, value } of entries) record[name] = value;
  return record;
}

export function quoteBody(request: QuoteRequest, dialect: RestDialect): Record<string, unknown> {
  const { question, customer, risk, groups, options } = spellQuestion(request, spellingOf(dialect));
  return {
    ...named(question),
    customer: named(customer),
    risk: named(risk),
    ...Object.fromEntries(groups.map(({ name, items }) => [name, items.map(named)])),
    options: options.map(([optionName, optionValue]) => ({ optionName, optionValue })),
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

function fileBody({ fileName, mediaType, bytes }: ReviewDocument): Record<string, string> {
  return { fileName, fileType: mediaType, fileContent: base64Of(bytes) };
}

/** Our questions as JSON in an insurer's dialect. */
export function restOut(dialect: RestDialect): MapOut {
  const { paths, money } = dialect;
  return {
    quote: (request) => postJson(paths.quotes, quoteBody(request, dialect), dialect),
    review: (reference) => ({ method: 'GET', path: paths.reviews(reference) }),
    sendDocuments: (reference, documents) =>
      postJson(paths.reviewDocuments(reference), { reviewDocuments: documents.map(fileBody) }, dialect),
    coverage: (proposalNumber) => ({ method: 'GET', path: paths.coverages(proposalNumber) }),
    issue: ({ gross, ...request }) =>
      postJson(paths.policies, { ...request, grossPremium: money.write(gross) }, dialect),
    status: (reference) => ({ method: 'GET', path: `${paths.policies}?reference=${encodeURIComponent(reference)}` }),
    cancel: ({ policyNumber, reference, reason }) =>
      postJson(paths.cancellation(policyNumber), { reference, reason }, dialect),
    document: ({ kind, number }) => ({ method: 'GET', path: paths.documents(kind, number) }),
  };
}
