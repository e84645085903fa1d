import type { World } from '../world.ts';
import type { ParsedMail } from './mime.ts';

export type KeptMail = ParsedMail & {
  readonly id: number;
  readonly recipients: readonly string[];
  readonly at: string;
};

const mostKept = 500;

/** All mail that arrived, newest first. */
export class Mailbox {
  #kept: KeptMail[] = [];
  #lastId = 0;

  /** A message that came before, by its own id, is known and not kept again. */
  keep(mail: Omit<KeptMail, 'id'>): void {
    if (mail.messageId !== '' && this.#kept.some(({ messageId }) => messageId === mail.messageId)) return;
    this.#lastId += 1;
    this.#kept = [{ ...mail, id: this.#lastId }, ...this.#kept].slice(0, mostKept);
  }

  to(address: string | undefined): readonly KeptMail[] {
    if (address === undefined) return this.#kept;
    return this.#kept.filter((mail) => mail.recipients.includes(address.toLowerCase()));
  }

  byId(id: number): KeptMail | undefined {
    return this.#kept.find((mail) => mail.id === id);
  }

  forget(): void {
    this.#kept = [];
  }
}

const mailboxes = new WeakMap<World, Mailbox>();

/** The mail server and its inbox pages start apart and meet here. */
export function mailboxOf(world: World): Mailbox {
  const known = mailboxes.get(world);
  if (known) return known;
  const mailbox = new Mailbox();
  mailboxes.set(world, mailbox);
  world.onReset(() => mailbox.forget());
  return mailbox;
}
