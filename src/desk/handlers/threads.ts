import { maskContact } from '#domain/account/mask-contact.ts';
import { deskThreadTexts as words } from '#messages/desk-threads.ts';
import { answerThread, closeThread, reopenThread } from '#services/desk/answer-thread.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import { readThread, type Thread } from '#services/desk/read-thread.ts';
import { attachedFile } from '#services/support/attached-file.ts';
import { supportTypeList } from '#services/support/ports.ts';
import { type DeskHandlers, missing, shown } from '../handler.ts';
import { pageRows, rowsOf } from '../page-rows.ts';

type Ids = 'threads' | 'thread' | 'threadShown' | 'answerThread' | 'closeThread' | 'reopenThread' | 'threadFile';

const contactOf = ({ contact }: Pick<Thread, 'contact'>) =>
  contact ? { Name: contact.name, Phone: contact.phone, Email: contact.email } : null;

const headOf = ({ request, typeName }: Thread) => ({
  Number: request.number,
  Status: request.status,
  Type: typeName ?? null,
  IsMember: request.accountId !== undefined,
  CreatedAt: request.createdAt.toISOString(),
  LastAt: request.lastMessageAt.toISOString(),
  PolicyId: request.policyId ?? null,
  OrderReference: request.orderReference ?? null,
});

const shownPath = (number: string) => `/destek/${number}/acik`;

export const threadHandlers = (ports: DeskPorts): Pick<DeskHandlers, Ids> => ({
  async threads({ Page, Status, Type, Sort }) {
    const types = (await ports.lists.selectList(supportTypeList)) ?? [];
    const status = Status === 'all' ? undefined : Status;
    const typeId = Type === '' ? undefined : Number(Type);
    const rows = await ports.deskThreads.page({ status, typeId, order: Sort }, rowsOf(Page));
    const page = pageRows(Page, rows, (row) => ({
      Number: row.number,
      Status: row.status,
      Type: types.find(({ id }) => id === String(row.typeId))?.text ?? null,
      IsMember: row.isMember,
      CreatedAt: row.createdAt.toISOString(),
      LastAt: row.lastMessageAt.toISOString(),
    }));
    const Now = ports.clock.now().toISOString();
    return shown({ ...page, Now, Status, Type, Sort, Types: types.map(({ id, text }) => ({ Id: id, Name: text })) });
  },

  async thread({ Number: number }) {
    const thread = await readThread(ports, number);
    if (!thread) return missing;
    const { contact, messages } = thread;
    return shown({
      ...headOf(thread),
      Contact: contactOf({ contact: contact && maskContact(contact) }),
      Messages: messages.map(({ id, author, sentAt, text, files }) => ({
        Id: id,
        Author: author,
        At: sentAt.toISOString(),
        Length: text.length,
        Files: files.length,
      })),
    });
  },

  async threadShown({ Number: number }) {
    const thread = await readThread(ports, number);
    if (!thread) return missing;
    return shown({
      ...headOf(thread),
      Contact: contactOf(thread),
      Subject: thread.request.subject,
      Messages: thread.messages.map(({ id, author, sentAt, text, files }) => ({
        Id: id,
        Author: author,
        At: sentAt.toISOString(),
        Text: text,
        Files: files.map((file) => ({ Id: file.id, Name: file.fileName })),
      })),
      Once: ports.secrets.guid(),
    });
  },

  async answerThread({ Number: number, Text, Closing, Once, Seen }) {
    const answer = { number, text: Text, closing: Closing, once: Once, seen: Seen };
    const outcome = await answerThread(ports, answer);
    switch (outcome) {
      case 'written':
      case 'writtenBefore': {
        const { done, doneAndClosed, untold } = words.answer;
        const isTold = (await readThread(ports, number))?.contact !== undefined;
        const word = !isTold ? untold : Closing ? doneAndClosed : done;
        return { kind: 'done', to: shownPath(number), word: word(number) };
      }
      case 'newMessage':
      case 'idTaken':
        return { kind: 'refused', word: words[outcome] };
      case 'missing':
        return missing;
    }
  },

  async closeThread({ Number: number, Seen }) {
    const outcome = await closeThread(ports, { number, seen: Seen });
    if (outcome === 'missing') return missing;
    if (outcome === 'newMessage') return { kind: 'refused', word: words.newMessage };
    return { kind: 'done', to: shownPath(number), word: words.close.done(number) };
  },

  async reopenThread({ Number: number }) {
    const outcome = await reopenThread(ports, number);
    if (outcome === 'missing') return missing;
    if (outcome === 'notClosed') return { kind: 'refused', word: words.reopen.notClosed };
    return { kind: 'done', to: shownPath(number), word: words.reopen.done(number) };
  },

  async threadFile({ Number: number, FileId }) {
    const request = await ports.support.findByNumber(number);
    const file = request && (await attachedFile(ports, request, FileId));
    return file ? { kind: 'file', name: file.fileName, type: file.mediaType, bytes: file.bytes } : missing;
  },
});
