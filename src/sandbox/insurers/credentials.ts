/** What an insurer's door asks for: a key in a header of its own, name and secret, or the same inside the message. */
export type Door =
  | { readonly kind: 'header'; readonly name: string }
  | { readonly kind: 'basic' }
  | { readonly kind: 'message' };

export type DemoCredentials = {
  readonly user: string;
  readonly secret: string;
  /** Signs what the insurer sends by itself. */
  readonly webhookSecret?: string;
};

type Row = { readonly door: Door; readonly credentials: DemoCredentials };

function row(code: string, door: Door): Row {
  return { door, credentials: { user: `acente-${code}`, secret: `deneme-anahtari-${code}` } };
}

const header = (name: string): Door => ({ kind: 'header', name });

const rows: Readonly<Record<string, Row>> = {
  901: row('901', header('x-api-key')),
  902: row('902', header('x-lodos-anahtar')),
  903: row('903', { kind: 'basic' }),
  904: row('904', header('bozkir-jeton')),
  905: row('905', header('x-api-key')),
  906: {
    door: header('x-turna-key'),
    credentials: { user: 'acente-906', secret: 'deneme-anahtari-906', webhookSecret: 'deneme-imza-906' },
  },
  907: row('907', { kind: 'message' }),
  908: row('908', header('x-api-key')),
  909: row('909', header('x-api-key')),
  910: row('910', header('api-key')),
  911: row('911', header('x-marti-key')),
  912: row('912', { kind: 'basic' }),
  913: row('913', { kind: 'basic' }),
  914: row('914', header('x-katilim-anahtari')),
  915: row('915', header('x-api-key')),
  916: row('916', header('x-ruzgar-key')),
};

function rowOf(code: string): Row {
  const found = rows[code];
  if (!found) throw new RangeError(`The sandbox has no insurer ${code}`);
  return found;
}

export function doorOf(code: string): Door {
  return rowOf(code).door;
}

/** Secrets of the trial world; they open nothing else. */
export function demoCredentials(code: string): DemoCredentials {
  return rowOf(code).credentials;
}
