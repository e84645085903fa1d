import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Application, Incomplete } from '../application.ts';
import { coverageText } from '../coverage-text.ts';
import { coverageLabels } from '../coverages.ts';
import { documentKinds, drawDocument } from '../document.ts';
import { workOnOther, workOnQuote } from '../insurer-context.ts';
import { reasons } from '../reasons.ts';
import type { Proposal, QuoteReply } from '../records.ts';
import { flatQuestion, readQuestionFields } from './question-fields.ts';
import { turkishSpelling } from './spelling.ts';
import type { StyleRoutes } from './style.ts';

const amounts = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 });
const money = (amount: number, currency = 'TL'): string => `${amounts.format(amount / 100)} ${currency}`;

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function table(id: string, rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`);
  return `<table id="${id}" class="liste">${lines.join('\n')}</table>`;
}

function sendPage(reply: FastifyReply, content: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="tr"><head><title>Demirkazık Acente Ekranı</title></head><body>${content}</body></html>`,
    );
}

function sendMessage(reply: FastifyReply, kind: 'ret' | 'eksik' | 'kapali' | 'yok', message: string): FastifyReply {
  return sendPage(reply, `<div class="mesaj ${kind}">${escapeHtml(message)}</div>`);
}

function proposalCells(proposal: Proposal): readonly string[] {
  const plans = proposal.installments.map(({ count, gross }) => `${count}x ${money(gross)}`);
  return [
    proposal.number,
    proposal.code,
    proposal.name,
    money(proposal.net, proposal.currency),
    money(proposal.gross, proposal.currency),
    turkishSpelling.moment(proposal.validUntil),
    plans.join(' | '),
    proposal.warnings.join(' | '),
  ];
}

/** The insured people of all offers in one table, each under the number of its offer. */
function personRows({ number, personPrices }: Proposal): readonly (readonly string[])[] {
  return personPrices.map(({ gross, loadingPercent, exclusions }) => [
    number,
    money(gross),
    loadingPercent === undefined ? '' : `%${loadingPercent}`,
    exclusions.join(' | '),
  ]);
}

function foreignRows({ number, foreignPrice }: Proposal): readonly (readonly string[])[] {
  if (!foreignPrice) return [];
  const { currency, gross, rate, rateDay } = foreignPrice;
  return [[number, money(gross, currency), turkishSpelling.rate(rate), turkishSpelling.day(rateDay)]];
}

/** A table with nothing in it is not on the screen. */
function tableIfAny(id: string, rows: readonly (readonly string[])[]): string {
  return rows.length === 0 ? '' : table(id, rows);
}

function offersPage(proposals: readonly Proposal[]): string {
  return [
    '<h1>Teklifler</h1>',
    table('teklifler', proposals.map(proposalCells)),
    tableIfAny('kisiler', proposals.flatMap(personRows)),
    tableIfAny('doviz', proposals.flatMap(foreignRows)),
  ].join('');
}

function sendQuote(reply: FastifyReply, answer: QuoteReply): FastifyReply {
  if (answer.kind === 'declined') return sendMessage(reply, 'ret', answer.reason);
  // Its screens show no answer that comes later.
  if (answer.kind === 'review') return sendMessage(reply, 'ret', reasons.authorisation);
  if (answer.kind === 'closed') return sendMessage(reply, 'kapali', 'Sistem kapalı');
  if (answer.kind === 'incomplete') return sendMessage(reply, 'eksik', `Zorunlu alan: ${answer.fields.join(', ')}`);
  return sendPage(reply, offersPage(answer.proposals));
}

type Form = ReadonlyMap<string, string>;

const optionPrefix = 'secenek_';

/** A list is a table on the screen: its rows are numbered from one on. */
function readForm(form: Form): Application | Incomplete {
  const keys = [...form.keys()];
  return readQuestionFields(
    flatQuestion(({ turkish }) => form.get(turkish), {
      items: ({ turkishItem }) => {
        const rows = new Set(keys.flatMap((key) => new RegExp(`^${turkishItem}_(\\d+)_`).exec(key)?.[1] ?? []));
        return [...rows].map(
          (row) =>
            ({ turkish }) =>
              form.get(`${turkishItem}_${row}_${turkish}`),
        );
      },
      options: [...form].flatMap(([key, value]) =>
        key.startsWith(optionPrefix) ? [[key.slice(optionPrefix.length), value] as const] : [],
      ),
    }),
    turkishSpelling,
  );
}

/** Screens made for people: forms in, tables out. Nothing is sold here. */
export const robotRoutes: StyleRoutes = (scope, context) => {
  const { counters, office } = context;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => new Map(new URLSearchParams(body)),
  );
  scope.post<{ Body: Form }>('/ekran/teklif', {
    preValidation: async ({ body }) => counters.quoteAsked(body.get('referans') ?? ''),
    handler: async (request, reply) => {
      const application = readForm(request.body);
      if ('kind' in application) return sendQuote(reply, application);
      await workOnQuote(context, request, application.reference);
      return sendQuote(reply, office.quote(application));
    },
  });
  scope.get<{ Params: { number: string } }>('/ekran/teminat/:number', async (request, reply) => {
    await workOnOther(context, request, request.params.number);
    const proposal = office.proposal(request.params.number);
    if (!proposal) return sendMessage(reply, 'yok', reasons.noProposal);
    const rows = proposal.coverages.map(({ code, value }) => [coverageLabels.get(code) ?? code, coverageText(value)]);
    return sendPage(reply, `<h1>Teminatlar</h1>${table('teminatlar', rows)}`);
  });
  scope.post<{ Body: Form }>('/ekran/police', {
    preValidation: async ({ body }) => counters.issueAsked(body.get('referans') ?? ''),
    handler: async (_request, reply) => sendMessage(reply, 'ret', reasons.notSoldOnline),
  });
  scope.get('/ekran/police', (_request, reply) => sendMessage(reply, 'yok', reasons.noPolicy));
  scope.post('/ekran/iptal', (_request, reply) => sendMessage(reply, 'ret', reasons.noPolicy));
  scope.get<{ Params: { kind: string; number: string } }>('/ekran/belge/:kind/:number', async (request, reply) => {
    const kind = documentKinds.find((known) => known === request.params.kind);
    const pdf = kind && (await drawDocument(office, { kind, number: request.params.number }));
    if (!pdf) return sendMessage(reply, 'yok', reasons.noDocument);
    return reply.type('application/pdf').send(pdf);
  });
};
