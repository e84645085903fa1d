import { dataKeyProblems } from './data-keys.ts';
import { type Environment, environmentSchema, sandboxCustomer } from './environment.ts';
import { paymentProblems } from './payment.ts';
import { transportProblems } from './transport.ts';

const demo = environmentSchema.parse({});

/** A form of ours leads to the bank's gate only where the site's headers name it. */
function siteProblems(env: Environment): string[] {
  const needsGate = env.PAYMENT_METHOD === 2 && !env.NESTPAY_GATE_URL;
  return needsGate ? ['NESTPAY_GATE_URL: required in production'] : [];
}

/** What only the API and the worker need. */
function partnerProblems(env: Environment): string[] {
  const problems: string[] = [];
  if (!env.NETGSM_URL) problems.push('NETGSM_URL: required in production');
  if (env.NETGSM_USER === sandboxCustomer) problems.push('NETGSM_USER: required in production');
  if (env.NETGSM_PASSWORD === sandboxCustomer) problems.push('NETGSM_PASSWORD: required in production');
  if (!env.IYS_URL) problems.push('IYS_URL: required in production');
  for (const name of ['IYS_CODE', 'IYS_BRAND', 'IYS_USER', 'IYS_PASSWORD'] as const) {
    if (env[name] === demo[name]) problems.push(`${name}: required in production`);
  }
  if (!env.SMTP_HOST) problems.push('SMTP_HOST: required in production');
  if (!env.SMTP_PORT) problems.push('SMTP_PORT: required in production');
  if (!env.OPERATIONS_EMAIL) problems.push('OPERATIONS_EMAIL: required in production');
  if (!env.INSURERS) problems.push('INSURERS: required in production');
  if (!env.REGISTRIES_URL) problems.push('REGISTRIES_URL: required in production');
  return [...problems, ...dataKeyProblems(env.DATA_KEYS, env.DATA_INDEX_KEY), ...paymentProblems(env)];
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
  const isSiteAlone = env.ROLE.every((role) => role === 'web');
  return [...problems, ...(isSiteAlone ? siteProblems(env) : partnerProblems(env)), ...transportProblems(env)];
}
