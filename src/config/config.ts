import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type DataKeysConfig, dataKeysOf } from './data-keys.ts';
import { type Environment, environmentSchema } from './environment.ts';
import { type FileStoreConfig, fileStoreOf, fileStoreProblems } from './file-store.ts';
import { type PaymentConfig, paymentOf } from './payment.ts';
import { productionProblems } from './production.ts';
import { site } from './site.ts';

export type Upstream = { readonly url: string; readonly timeoutMs: number };

export type Config = {
  readonly appEnv: Environment['APP_ENV'];
  readonly roles: Environment['ROLE'];
  readonly host: string;
  readonly ports: {
    readonly web: number;
    readonly api: number;
    readonly sandbox: number;
    readonly sandboxSmtp: number;
  };
  readonly admin: { readonly host: string; readonly port: number };
  /** Undefined where this process has no desk. */
  readonly desk: { readonly host: string; readonly port: number } | undefined;
  readonly sandboxPace: Environment['SANDBOX_PACE'];
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly siteUrl: string;
  /** The gallery of form fields is for who builds the site. */
  readonly galleryOpen: boolean;
  readonly siteAccessToken: string;
  readonly trustedProxies: readonly string[];
  readonly appSecret: string;
  /** Under what personal data is sealed and found. */
  readonly dataKeys: DataKeysConfig;
  readonly bodyLimitBytes: number;
  readonly limitFactor: number;
  readonly sms: Upstream & { readonly user: string; readonly password: string; readonly header: string };
  readonly mail: {
    readonly host: string;
    readonly port: number;
    readonly secure: boolean;
    readonly requireTls: boolean;
    readonly user?: string;
    readonly password?: string;
    readonly from: string;
    readonly timeoutMs: number;
    readonly deadlineMs: number;
  };
  /** Where the people of the agency read what waits for them. */
  readonly operationsEmail: string;
  /** The national register of permissions for marketing. */
  readonly permissions: Upstream & {
    readonly code: string;
    readonly brand: string;
    readonly user: string;
    readonly password: string;
  };
  readonly registries: Upstream;
  /** How each insurer is reached; undefined stands for those of the sandbox. */
  readonly insurers: Environment['INSURERS'];
  readonly payment: PaymentConfig;
  /** Undefined: the database keeps what people upload. */
  readonly fileStore: FileStoreConfig | undefined;
  /** Root below which insurers send messages by themselves. */
  readonly webhookUrl: string;
  readonly database: {
    readonly url: string | undefined;
    readonly dataDir: string;
    /** How many connections each part has to itself. */
    readonly pools: { readonly api: number; readonly worker: number; readonly jobs: number; readonly desk: number };
    readonly timeoutMs: number;
    /** How long a server that says nothing is waited for before it counts as gone. */
    readonly silenceMs: number;
  };
  readonly upstreams: Readonly<Record<'common' | 'payment' | 'payment2' | 'print' | 'offers' | 'content', Upstream>>;
};

/** A configuration that must stop the start. Its message names each variable and what is wrong with it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(problems: readonly string[]) {
    super(`Configuration:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/** Who runs everything in one process has the desk beside it while trying; in production it is asked for by name. */
function hasDesk(env: Environment): boolean {
  const isAsked = env.ROLE.includes('desk') || (env.ROLE.includes('all') && env.APP_ENV === 'sandbox');
  return isAsked && env.DESK_PORT !== 0;
}

function roleProblems(env: Environment): string[] {
  const needsDatabase = (['api', 'worker', 'desk'] as const).some((role) => env.ROLE.includes(role));
  if (!needsDatabase || env.ROLE.includes('all') || env.DATABASE_URL) return [];
  return [`DATABASE_URL: required when ROLE=${env.ROLE.join(',')}, because the embedded server belongs to ROLE=all`];
}

function mailProblems(env: Environment): string[] {
  const isWhole = (env.SMTP_USER === undefined) === (env.SMTP_PASSWORD === undefined);
  return isWhole ? [] : ['SMTP_USER, SMTP_PASSWORD: an account needs both'];
}

function proxyProblems(proxies: readonly string[]): string[] {
  return proxies
    .filter((proxy) => isIP(proxy.split('/')[0] ?? '') === 0)
    .map((proxy) => `TRUSTED_PROXIES: '${proxy}' is not an address`);
}

/** Reads the environment once, at start. Empty values count as absent. */
export function loadConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const env = parsed.data;
  const trustedProxies = env.TRUSTED_PROXIES.split(',')
    .map((proxy) => proxy.trim())
    .filter((proxy) => proxy !== '');
  const problems = [
    ...productionProblems(env),
    ...roleProblems(env),
    ...mailProblems(env),
    ...fileStoreProblems(env),
    ...proxyProblems(trustedProxies),
  ];
  if (problems.length > 0) throw new ConfigError(problems);

  const api = `http://127.0.0.1:${env.API_PORT}`;
  const sandbox = `http://127.0.0.1:${env.SANDBOX_PORT}`;
  const upstream = (url: string | undefined, timeoutMs: number, fallback = api): Upstream => ({
    url: (url ?? fallback).replace(/\/+$/, ''),
    timeoutMs,
  });
  return {
    appEnv: env.APP_ENV,
    roles: env.ROLE,
    host: env.HOST,
    ports: { web: env.PORT, api: env.API_PORT, sandbox: env.SANDBOX_PORT, sandboxSmtp: env.SANDBOX_SMTP_PORT },
    admin: { host: env.ADMIN_HOST, port: env.ADMIN_PORT },
    desk: hasDesk(env) ? { host: env.DESK_HOST, port: env.DESK_PORT } : undefined,
    sandboxPace: env.SANDBOX_PACE,
    logLevel: env.LOG_LEVEL,
    siteUrl: (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    galleryOpen: env.FORM_GALLERY === '1' || variables.NODE_ENV === 'development',
    siteAccessToken: env.SITE_ACCESS_TOKEN,
    trustedProxies,
    appSecret: env.APP_SECRET,
    dataKeys: dataKeysOf(env.DATA_KEYS, env.DATA_INDEX_KEY),
    bodyLimitBytes: env.BODY_LIMIT_BYTES,
    limitFactor: env.LIMIT_FACTOR,
    sms: {
      ...upstream(env.NETGSM_URL, env.NETGSM_TIMEOUT_MS, sandbox),
      user: env.NETGSM_USER,
      password: env.NETGSM_PASSWORD,
      header: env.NETGSM_HEADER,
    },
    mail: {
      host: env.SMTP_HOST ?? '127.0.0.1',
      port: env.SMTP_PORT ?? env.SANDBOX_SMTP_PORT,
      secure: env.SMTP_SECURE === '1',
      requireTls: env.APP_ENV === 'production',
      ...(env.SMTP_USER && env.SMTP_PASSWORD ? { user: env.SMTP_USER, password: env.SMTP_PASSWORD } : {}),
      from: env.SMTP_FROM,
      timeoutMs: env.SMTP_TIMEOUT_MS,
      deadlineMs: env.SMTP_DEADLINE_MS,
    },
    operationsEmail: env.OPERATIONS_EMAIL ?? site.email,
    permissions: {
      ...upstream(env.IYS_URL, env.IYS_TIMEOUT_MS, `${sandbox}/iys`),
      code: env.IYS_CODE,
      brand: env.IYS_BRAND,
      user: env.IYS_USER,
      password: env.IYS_PASSWORD,
    },
    registries: upstream(env.REGISTRIES_URL, env.REGISTRIES_TIMEOUT_MS, `${sandbox}/registries`),
    payment: paymentOf(env),
    fileStore: fileStoreOf(env),
    insurers: env.INSURERS,
    webhookUrl: (env.WEBHOOK_URL ?? api).replace(/\/+$/, ''),
    database: {
      url: env.DATABASE_URL,
      dataDir: resolve(env.DATA_DIR),
      pools: {
        api: env.DATABASE_POOL_SIZE,
        worker: env.DATABASE_WORKER_POOL_SIZE,
        jobs: env.DATABASE_JOBS_POOL_SIZE,
        desk: env.DATABASE_DESK_POOL_SIZE,
      },
      timeoutMs: env.DATABASE_TIMEOUT_MS,
      silenceMs: env.DATABASE_SILENCE_MS,
    },
    upstreams: {
      common: upstream(env.COMMON_API_URL, env.COMMON_API_TIMEOUT_MS),
      payment: upstream(env.PAYMENT_API_URL, env.PAYMENT_API_TIMEOUT_MS),
      payment2: upstream(env.PAYMENT2_API_URL, env.PAYMENT2_API_TIMEOUT_MS),
      print: upstream(env.PRINT_API_URL, env.PRINT_API_TIMEOUT_MS),
      offers: upstream(env.OFFERS_API_URL, env.OFFERS_API_TIMEOUT_MS),
      content: upstream(env.CONTENT_API_URL, env.CONTENT_API_TIMEOUT_MS),
    },
  };
}
