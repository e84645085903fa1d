import { site } from '#config/site.ts';
import { isOperatorName, readRoles } from '#domain/desk/operator.ts';
import { deskCommandTexts as words } from '#messages/desk-command.ts';
import { addOperator, newKeys } from './add-operator.ts';
import { logCommand } from './log-command.ts';
import type { DeskPorts } from './ports.ts';

export type DeskCommandPorts = Pick<
  DeskPorts,
  'clock' | 'deskLog' | 'oneTimeCodes' | 'operators' | 'passwords' | 'secrets'
>;
export type DeskCommandAnswer = { readonly kind: 'said' | 'refused'; readonly text: string };

const said = (text: string): DeskCommandAnswer => ({ kind: 'said', text });
const refused = (text: string): DeskCommandAnswer => ({ kind: 'refused', text });

function tellKeys(
  { oneTimeCodes }: DeskCommandPorts,
  { name, password, secret }: { readonly name: string; readonly password: string; readonly secret: string },
): DeskCommandAnswer {
  const address = oneTimeCodes.address(secret, { name, issuer: site.brand });
  return said(words.keys({ name, password, secret, address }));
}

async function list({ operators }: DeskCommandPorts): Promise<DeskCommandAnswer> {
  const rows = (await operators.list()).map(({ name, roles, isDisabled }) =>
    words.line({ name, roles: roles.join(','), state: words.states[isDisabled ? 'disabled' : 'active'] }),
  );
  return said(rows.join('\n') || words.empty);
}

async function add(ports: DeskCommandPorts, name: string, roleText: string): Promise<DeskCommandAnswer> {
  const roles = readRoles(roleText);
  if (!isOperatorName(name)) return refused(words.badName);
  if (!roles) return refused(words.badRoles);
  const password = ports.secrets.token();
  const added = await addOperator(ports, { name, password, roles });
  return added ? tellKeys(ports, { name, password, secret: added.totpSecret }) : refused(words.taken(name));
}

async function reset(ports: DeskCommandPorts, name: string): Promise<DeskCommandAnswer> {
  const password = ports.secrets.token();
  const keys = await newKeys(ports, password);
  const isThere = await ports.operators.changeKeys(name, keys, ports.clock.now());
  return isThere ? tellKeys(ports, { name, password, secret: keys.totpSecret }) : refused(words.unknown(name));
}

async function disable({ operators, clock }: DeskCommandPorts, name: string): Promise<DeskCommandAnswer> {
  return (await operators.disable(name, clock.now())) ? said(words.disabled(name)) : refused(words.unknown(name));
}

/** With an entry in the log, where the name can be somebody's. */
function logged(
  ports: DeskCommandPorts,
  { act, name, roles }: { readonly act: string; readonly name: string; readonly roles?: string },
  run: () => Promise<DeskCommandAnswer>,
): Promise<DeskCommandAnswer> {
  if (!isOperatorName(name)) return run();
  const what = roles === undefined ? undefined : { Roles: roles };
  return logCommand(ports, { act, subject: { kind: 'operator', id: name }, what, why: undefined }, run);
}

/** One command of who runs the product about those who work at the desk. */
export async function runOperatorCommand(
  ports: DeskCommandPorts,
  [command, name = '', roles = '']: readonly string[],
): Promise<DeskCommandAnswer> {
  switch (command) {
    case 'list':
      return list(ports);
    case 'add-operator':
      return logged(ports, { act: 'addOperator', name, roles }, () => add(ports, name, roles));
    case 'reset-operator':
      return logged(ports, { act: 'resetOperator', name }, () => reset(ports, name));
    case 'disable-operator':
      return logged(ports, { act: 'disableOperator', name }, () => disable(ports, name));
    default:
      return refused(words.usage);
  }
}
