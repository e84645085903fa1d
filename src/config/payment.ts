import { type Environment, environmentSchema } from './environment.ts';

const demo = environmentSchema.parse({});

/** All that a provider needs; a shop that lacks one of them has no account there. */
const accounts = {
  nestpay: [
    'NESTPAY_GATE_URL',
    'NESTPAY_API_URL',
    'NESTPAY_CLIENT_ID',
    'NESTPAY_USER',
    'NESTPAY_PASSWORD',
    'NESTPAY_STORE_KEY',
  ],
  iyzico: ['IYZICO_URL', 'IYZICO_API_KEY', 'IYZICO_SECRET_KEY'],
} as const satisfies Record<string, readonly (keyof Environment)[]>;

type ProviderName = keyof typeof accounts;
const providers: readonly ProviderName[] = ['nestpay', 'iyzico'];

/** What nobody set, or left at the sandbox's value. */
function missingOf(env: Environment, provider: ProviderName): readonly string[] {
  return accounts[provider].filter((name) => env[name] === demo[name]);
}

/** Selector 1 is the hosted page, 2 the bank's gate. */
function chosenBy({ PAYMENT_METHOD }: Environment): ProviderName {
  return PAYMENT_METHOD === 1 ? 'iyzico' : 'nestpay';
}

/** In production new orders need a whole account; the other provider has a whole one, to finish what it began, or none. */
export function paymentProblems(env: Environment): string[] {
  return providers.flatMap((provider) => {
    const missing = missingOf(env, provider);
    const isBegun = missing.length < accounts[provider].length;
    return isBegun || provider === chosenBy(env) ? missing.map((name) => `${name}: required in production`) : [];
  });
}

export type PaymentConfig = {
  readonly method: 1 | 2;
  /** Over which base of the API it is paid. */
  readonly base: 'payment' | 'payment2';
  /** Where the forms of our pages post to that lead to the bank, where there are such forms. */
  readonly gateUrl: string | undefined;
  readonly nestpay:
    | {
        /** hosted: the card is typed on the bank's page; form: on ours. */
        readonly model: 'hosted' | 'form';
        readonly gateUrl: string;
        readonly apiUrl: string;
        readonly clientId: string;
        readonly user: string;
        readonly password: string;
        readonly storeKey: string;
        readonly timeoutMs: number;
      }
    | undefined;
  readonly iyzico:
    | {
        readonly baseUrl: string;
        readonly apiKey: string;
        readonly secretKey: string;
        readonly timeoutMs: number;
      }
    | undefined;
};

/** The accounts this agency has. In the sandbox it has both, with the sandbox behind what is not set. */
export function paymentOf(env: Environment): PaymentConfig {
  const isSandbox = env.APP_ENV === 'sandbox';
  const has = (provider: ProviderName) => isSandbox || missingOf(env, provider).length === 0;
  const sandbox = `http://127.0.0.1:${env.SANDBOX_PORT}`;
  // The browser goes there too, under the name it knows this machine by.
  const sandboxGate = `http://localhost:${env.SANDBOX_PORT}/bank/fim/est3Dgate`;
  const gateUrl = env.NESTPAY_GATE_URL ?? sandboxGate;
  const nestpay = {
    model: env.NESTPAY_MODEL ?? (isSandbox ? 'form' : 'hosted'),
    gateUrl,
    apiUrl: env.NESTPAY_API_URL ?? `${sandbox}/bank/fim/api`,
    clientId: env.NESTPAY_CLIENT_ID,
    user: env.NESTPAY_USER,
    password: env.NESTPAY_PASSWORD,
    storeKey: env.NESTPAY_STORE_KEY,
    timeoutMs: env.NESTPAY_TIMEOUT_MS,
  };
  const iyzico = {
    baseUrl: (env.IYZICO_URL ?? `${sandbox}/checkout`).replace(/\/+$/, ''),
    apiKey: env.IYZICO_API_KEY,
    secretKey: env.IYZICO_SECRET_KEY,
    timeoutMs: env.IYZICO_TIMEOUT_MS,
  };
  return {
    method: env.PAYMENT_METHOD,
    base: env.PAYMENT_METHOD === 1 ? 'payment2' : 'payment',
    gateUrl: isSandbox ? gateUrl : env.NESTPAY_GATE_URL,
    nestpay: has('nestpay') ? nestpay : undefined,
    iyzico: has('iyzico') ? iyzico : undefined,
  };
}
