import { emailKey } from '#domain/account/username.ts';
import type { SupportSubject, VisitorContact } from '#ports/support.ts';
import type { DocumentPorts } from '../document/ports.ts';
import { readOwnOrder } from '../document/read-own-order.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import { readOwnPolicy } from '../policy/own-policies.ts';
import type { Viewer } from '../ports.ts';
import { ownsFiles } from './own-files.ts';
import { type SupportLists, type SupportPorts, supportTypeName } from './ports.ts';
import { linkDigest, linkToken } from './visitor-link.ts';

type ToldContact = { readonly [Field in keyof VisitorContact]: string | undefined };

export type AskedRequest = SupportSubject & {
  readonly typeId: number;
  readonly subject: string;
  readonly text: string;
  readonly fileIds: readonly string[];
  /** What a visitor says of themselves; a member's account knows it. */
  readonly contact: ToldContact;
};

export type AddRequestAnswer =
  | Limited
  | { readonly kind: 'contactMissing'; readonly missing: readonly (keyof VisitorContact)[] }
  | { readonly kind: 'typeUnknown' | 'notFound' | 'fileMissing' }
  | { readonly kind: 'opened'; readonly id: string; readonly number: string };

type Ports = SupportPorts & Pick<DocumentPorts, 'orders'>;

function limitsOf(ports: Ports, contact: VisitorContact | undefined, viewer: Viewer): Promise<Limited | undefined> {
  if (!contact) return keepLimits(ports, 'supportMessage', { ...viewer, identity: viewer.session?.accountId });
  return keepLimits(ports, 'supportRequest', { ...viewer, phone: contact.phone, identity: emailKey(contact.email) });
}

/** Strangers' policies and orders are as unknown as those that do not exist. */
async function isOwn(ports: Ports, { policyId, orderReference }: SupportSubject, viewer: Viewer): Promise<boolean> {
  const { session } = viewer;
  if (policyId !== undefined && !(session && (await readOwnPolicy(ports, policyId, session.accountId)))) return false;
  return orderReference === undefined || (await readOwnOrder(ports, orderReference, viewer)).kind === 'found';
}

const contactFields = ['name', 'email', 'phone'] as const;

function isComplete(contact: ToldContact): contact is VisitorContact {
  return contactFields.every((field) => contact[field] !== undefined);
}

type Opening = { readonly asked: AskedRequest; readonly contact: VisitorContact | undefined };

/** Numbers are drawn until one is free. */
async function open(ports: Ports, { asked, contact }: Opening, viewer: Viewer): Promise<AddRequestAnswer> {
  const { typeId, subject, text, fileIds, policyId, orderReference } = asked;
  const id = ports.secrets.guid();
  const number = ports.secrets.supportNumber();
  const opened = await ports.support.open(
    {
      id,
      number,
      accountId: viewer.session?.accountId,
      contact,
      typeId,
      subject,
      policyId,
      orderReference,
      linkDigest: contact && linkDigest(ports, linkToken(ports, { id })),
    },
    { text, fileIds, sentAt: ports.clock.now() },
  );
  if (opened === 'numberTaken') return open(ports, { asked, contact }, viewer);
  return opened === 'opened' ? { kind: 'opened', id, number } : { kind: opened };
}

/** Opens a request, of the logged-in member or of a visitor who says where the answer goes. */
export async function addRequest(
  ports: Ports & { readonly lists: SupportLists },
  asked: AskedRequest,
  viewer: Viewer,
): Promise<AddRequestAnswer> {
  const told = asked.contact;
  if (!viewer.session && !isComplete(told)) {
    return { kind: 'contactMissing', missing: contactFields.filter((field) => told[field] === undefined) };
  }
  const contact = !viewer.session && isComplete(told) ? told : undefined;
  if ((await supportTypeName(ports.lists, asked.typeId)) === undefined) return { kind: 'typeUnknown' };
  const limited = await limitsOf(ports, contact, viewer);
  if (limited) return limited;
  if (!(await isOwn(ports, asked, viewer))) return { kind: 'notFound' };
  if (!(await ownsFiles(ports, asked.fileIds, viewer))) return { kind: 'fileMissing' };
  return open(ports, { asked, contact }, viewer);
}
