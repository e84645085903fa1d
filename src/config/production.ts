import { type Environment, environmentSchema, sandboxBank, sandboxCheckout, sandboxCustomer } from './environment.ts';

const demo = environmentSchema.parse({});

function paymentProblems(env: Environment): string[] {
  const wanted =
    env.PAYMENT_METHOD === 1
      ? { IYZICO_URL: env.IYZICO_URL, IYZICO_SECRET_KEY: env.IYZICO_SECRET_KEY }
      : {
          NESTPAY_GATE_URL: env.NESTPAY_GATE_URL,
          NESTPAY_API_URL: env.NESTPAY_API_URL,
          NESTPAY_PASSWORD: env.NESTPAY_PASSWORD,
          NESTPAY_STORE_KEY: env.NESTPAY_STORE_KEY,
        };
  const demos: readonly (string | undefined)[] = [
    undefined,
    ...Object.values(sandboxBank),
    ...Object.values(sandboxCheckout),
  ];
  return Object.entries(wanted)
    .filter(([, value]) => demos.includes(value))
    .map(([name]) => `${name}: required in production`);
}

/** What only the API talks to. */
function partnerProblems(env: Environment): string[] {
  if (env.ROLE.every((role) => role === 'web')) return [];
  const problems: string[] = [];
  if (!env.NETGSM_URL) problems.push('NETGSM_URL: required in production');
  if (env.NETGSM_USER === sandboxCustomer) problems.push('NETGSM_USER: required in production');
  if (env.NETGSM_PASSWORD === sandboxCustomer) problems.push('NETGSM_PASSWORD: required in production');
  if (!env.SMTP_HOST) problems.push('SMTP_HOST: required in production');
  if (!env.SMTP_PORT) problems.push('SMTP_PORT: required in production');
  if (!env.INSURERS) problems.push('INSURERS: required in production');
  if (!env.REGISTRIES_URL) problems.push('REGISTRIES_URL: required in production');
  return [...problems, ...paymentProblems(env)];
}

/** What must not stand in a production environment, or must. */
export function productionProblems(env: Environment): string[] {
  if (env.APP_ENV !== 'production') return [];
  const problems: string[] = [];
  if (env.SITE_ACCESS_TOKEN === demo.SITE_ACCESS_TOKEN) {
    problems.push('SITE_ACCESS_TOKEN: the demo token is refused in production');
  }
  if (env.APP_SECRET === demo.APP_SECRET) problems.push('APP_SECRET: the demo secret is refused in production');
  if (!env.SITE_URL?.startsWith('https://')) problems.push('SITE_URL: an https address is required in production');
  if (!env.DATABASE_URL) problems.push('DATABASE_URL: required in production');
  return [...problems, ...partnerProblems(env)];
}
