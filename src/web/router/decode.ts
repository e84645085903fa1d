/** Values without a place of their own, by the numbers that stand for them. */
const constants: Readonly<Record<number, unknown>> = {
  [-2]: Number.NaN,
  [-3]: Number.NEGATIVE_INFINITY,
  [-4]: -0,
  [-5]: null,
  [-6]: Number.POSITIVE_INFINITY,
  [-7]: undefined,
};

type Redirect = {
  readonly redirect: string;
  /** The page is to be loaded as a new document. */
  readonly reload: boolean;
  readonly replace: boolean;
};

export class Redirection {
  readonly how: Redirect;

  constructor(how: Redirect) {
    this.how = how;
  }
}

type Parts = readonly unknown[];

/** What is no plain data, by React Router's names: loaders that failed or lead elsewhere. */
const kinds: Readonly<Record<string, (parts: Parts) => unknown>> = {
  SanitizedError: ([, message]) => new Error(String(message)),
  ErrorResponse: ([, status]) => new Error(`answered with ${status}`),
  SingleFetchRedirect: ([how]) => new Redirection(how as Redirect),
};

/**
 * Reads what React Router's server wrote: a list in which each value stands once, and names those it is made of by where they
 * stand. Loaders of this site give plain data, and nothing that is still to come.
 */
export function decode(text: string): unknown {
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed === 'number') return constants[parsed];
  const values = parsed as Parts;
  const made = new Map<number, unknown>();

  function readObject(named: object): unknown {
    const entries = Object.entries(named).map(([name, part]) => [read(Number(name.slice(1))), read(part as number)]);
    return Object.fromEntries(entries as [string, unknown][]);
  }

  function readList([first, ...others]: Parts): unknown {
    if (first === 'N') return readObject(others[0] as object);
    if (typeof first === 'string') {
      const make = kinds[first];
      if (!make) throw new TypeError(`A page's data holds what this site does not send: ${first}`);
      return make(others.map((part) => read(part as number)));
    }
    return first === undefined ? [] : [first, ...others].map((part) => read(part as number));
  }

  function read(at: number): unknown {
    if (at < 0) return constants[at];
    if (made.has(at)) return made.get(at);
    const value = values[at];
    if (typeof value !== 'object' || value === null) return value;
    const whole = Array.isArray(value) ? readList(value) : readObject(value);
    made.set(at, whole);
    return whole;
  }

  return read(0);
}
