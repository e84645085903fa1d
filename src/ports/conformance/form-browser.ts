import type { CardFieldNames, PaymentStart } from '#ports/payment.ts';

export type Fields = Readonly<Record<string, string>>;
export type PageForm = { readonly action: string; readonly fields: Fields };

/** What the card's holder does: which card, which code, or walking away. */
export type Holder = { readonly card: string; readonly code?: string; readonly walksAway?: boolean };

const expiry = { month: '12', year: '2035', cvc: '123' };
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value?.replace(/&(amp|lt|gt|quot|#39);/g, (_whole, entity: string) => entities[entity] ?? '');
}

/** The first form of a page, as a browser would post it untouched. */
export function readForm(page: string, pageUrl: string): PageForm {
  const form = /<form\b[^>]*>[\s\S]*?<\/form>/.exec(page)?.[0];
  if (!form) throw new Error(`A page without a form: ${page.slice(-300)}`);
  const inputs = form.match(/<input\b[^>]*>/g) ?? [];
  const fields = inputs.flatMap((input): [string, string][] => {
    const name = attribute(input, 'name');
    return name === undefined ? [] : [[name, attribute(input, 'value') ?? '']];
  });
  return { action: new URL(attribute(form, 'action') ?? '', pageUrl).href, fields: Object.fromEntries(fields) };
}

async function post({ action, fields }: PageForm): Promise<PageForm> {
  const reply = await fetch(action, { method: 'POST', body: new URLSearchParams(fields) });
  return readForm(await reply.text(), action);
}

async function open(url: string): Promise<PageForm> {
  return readForm(await (await fetch(url)).text(), url);
}

function withCard(names: CardFieldNames, card: string): Fields {
  return { [names.number]: card, [names.month]: expiry.month, [names.year]: expiry.year, [names.cvc]: expiry.cvc };
}

async function firstForm(start: PaymentStart, hosted: CardFieldNames, card: string): Promise<PageForm> {
  if (start.kind === 'unavailable') throw new Error('The payment did not start');
  if (start.kind === 'cardForm')
    return { action: start.action, fields: { ...start.fields, ...withCard(start.cardFields, card) } };
  const { action, fields } = start.kind === 'bankPage' ? await post(start) : await open(start.url);
  return { action, fields: { ...fields, ...withCard(hosted, card) } };
}

/** Walks from the start to the address of return and says what the browser brings there: query and body together. */
export async function walkToReturn(
  start: PaymentStart,
  holder: Holder,
  { returnUrl, hostedCardFields }: { readonly returnUrl: string; readonly hostedCardFields: CardFieldNames },
): Promise<Fields> {
  const answer = { code: holder.code ?? '123456', decision: holder.walksAway ? 'cancel' : 'approve' };
  let form = await post(await firstForm(start, hostedCardFields, holder.card));
  for (let step = 0; step < 5; step += 1) {
    if (form.action.startsWith(returnUrl))
      return { ...Object.fromEntries(new URL(form.action).searchParams), ...form.fields };
    form = await post({ action: form.action, fields: { ...form.fields, ...answer } });
  }
  throw new Error('The browser never came back');
}
