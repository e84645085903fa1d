import type { Config } from '#config/config.ts';
import { type ConnectOptions, type InsurerConnector, insurerConnectors } from '#connectors/insurers/index.ts';
import type { InsurerSwitches } from '#ports/insurer-switches.ts';
import type { WebhookInbox } from '#ports/webhook-inbox.ts';
import { demoCredentials } from '#sandbox/insurers/credentials.ts';
import type { GuardedInsurer } from '#services/insurer/guard-insurer.ts';
import type { RestKeeper } from '#services/insurer/rest-keeper.ts';
import { guardSwitched } from '#services/insurer/switch-insurer.ts';

export type InsurerAccess = {
  readonly connector: InsurerConnector;
  readonly access: Omit<ConnectOptions, 'webhookInbox'>;
};

/** Undefined for an insurer this agency has no access to. */
function accessTo(code: string, config: Config): InsurerAccess['access'] | undefined {
  if (config.insurers) {
    const access = config.insurers[code];
    if (!access) return undefined;
    const { url, user, secret, webhookSecret } = access;
    return { baseUrl: url, credentials: { user, secret, ...(webhookSecret ? { webhookSecret } : {}) } };
  }
  const baseUrl = `http://127.0.0.1:${config.ports.sandbox}/insurers/${code}`;
  return { baseUrl, credentials: demoCredentials(code) };
}

/** Every insurer this agency may ask. */
export function insurersOf(config: Config): readonly InsurerAccess[] {
  const connectors: readonly InsurerConnector[] = insurerConnectors;
  return connectors.flatMap((connector) => {
    const access = accessTo(connector.capabilities.code, config);
    return access ? [{ connector, access }] : [];
  });
}

/** What all insurers of a process share. */
export type InsurerSurroundings = {
  readonly webhookInbox: WebhookInbox;
  readonly switches: Pick<InsurerSwitches, 'isOff'>;
  readonly rests: Pick<RestKeeper, 'watch'>;
};

/** Each behind its own walls, which all parts of a process share. */
export function connectInsurers(
  insurers: readonly InsurerAccess[],
  { webhookInbox, switches, rests }: InsurerSurroundings,
): readonly GuardedInsurer[] {
  return insurers.map(({ connector, access }) => {
    const insurer = connector.connect({ ...access, webhookInbox });
    return guardSwitched(insurer, switches, rests.watch(connector.capabilities.code));
  });
}
