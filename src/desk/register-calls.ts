import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DeskAct, DeskCall, DeskFile, DeskScreen } from '#contracts/desk/desk-call.ts';
import { type ActId, type DeskCallId, deskCalls, type ScreenId } from '#contracts/desk/index.ts';
import { deskTexts } from '#messages/desk.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import { admit } from './door.ts';
import type { ActResult, DeskContext, DeskHandlers, DoorContext, FileResult, Missing, Shown } from './handler.ts';
import { type Answered, keepLog } from './keep-log.ts';
import { type Fields, fieldsOf, readAsked } from './read-asked.ts';
import type { Replies } from './replies.ts';
import { isFromDesk } from './same-origin.ts';
import type { Attempt } from './views/view.ts';

type Context = DoorContext & Partial<DeskContext>;
type AnyHandler<Result> = (asked: unknown, context: Context) => Promise<Result>;

type Parts = { readonly ports: DeskPorts; readonly handlers: DeskHandlers; readonly replies: Replies };
type Asking = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly context: Context;
  readonly fields: Fields;
};

/** What is so private that no form shows it again. */
const neverShown: ReadonlySet<string> = new Set(['passwordInput']);

function typedInto({ fields }: DeskAct, typed: Fields): Fields {
  const shown = fields.filter(({ kind }) => !neverShown.has(kind)).map(({ name }) => name);
  return Object.fromEntries(shown.flatMap((name) => (typed[name] === undefined ? [] : [[name, typed[name]]])));
}

function callsOf({ ports, handlers, replies }: Parts) {
  const handlerOf = <Result>(id: DeskCallId) => handlers[id] as unknown as AnyHandler<Result>;

  /** With the log around it, where the row says so and somebody is signed in. */
  function carryOut<Result extends Answered>(
    id: DeskCallId,
    { logged }: Pick<DeskScreen, 'logged'>,
    { asked, context }: { readonly asked: unknown; readonly context: Context },
  ): Promise<Result> {
    const act = () => handlerOf<Result>(id)(asked, context);
    const { operator } = context;
    return logged && operator ? keepLog(ports, { id, logged, asked, operator }, act) : act();
  }

  async function showScreen(id: ScreenId, { request, reply, context, fields }: Asking, attempt?: Attempt) {
    const call: DeskScreen = deskCalls[id];
    const { operator } = context;
    const read = readAsked(call, fields);
    if (read.kind !== 'asked') return replies.fault(request, reply, 'missing', operator);
    const result = await carryOut<Shown<unknown> | Missing>(id, call, { asked: read.model, context });
    return result.kind === 'missing'
      ? replies.fault(request, reply, 'missing', operator)
      : replies.screen(request, reply, id, { data: result.data, operator, attempt });
  }

  async function act(id: ActId, asking: Asking) {
    const { request, reply, context, fields } = asking;
    const call: DeskAct = deskCalls[id];
    if (!isFromDesk(request)) return replies.fault(request, reply, 'origin', context.operator);
    const read = readAsked(call, fields);
    if (read.kind === 'missing') return replies.fault(request, reply, 'missing', context.operator);
    const refuse = (errors: Fields, word: string | undefined) =>
      showScreen(call.screen as ScreenId, asking, { act: id, values: typedInto(call, fields), errors, word });
    if (read.kind === 'wrong') return refuse(read.errors, read.word);
    const result = await carryOut<ActResult>(id, call, { asked: read.model, context });
    switch (result.kind) {
      case 'done':
        return replies.done(request, reply, result);
      case 'refused':
        return refuse(result.errors ?? {}, result.word ?? deskTexts.notSaved);
      case 'missing':
        return replies.fault(request, reply, 'missing', context.operator);
      default:
        return result satisfies never;
    }
  }

  async function sendFile(id: DeskCallId, { request, reply, context, fields }: Asking) {
    const call = deskCalls[id] as DeskCall as DeskFile;
    const read = readAsked(call, fields);
    if (read.kind !== 'asked') return replies.fault(request, reply, 'missing', context.operator);
    const result = await carryOut<FileResult>(id, call, { asked: read.model, context });
    if (result.kind === 'missing') return replies.fault(request, reply, 'missing', context.operator);
    const name = encodeURIComponent(result.name);
    return reply
      .type(result.type)
      .header('Content-Disposition', `attachment; filename*=UTF-8''${name}`)
      .send(Buffer.from(result.bytes));
  }

  return async (id: DeskCallId, asking: Asking) => {
    const call: DeskCall = deskCalls[id];
    if (call.kind === 'screen') return showScreen(id as ScreenId, asking);
    return call.kind === 'act' ? act(id as ActId, asking) : sendFile(id, asking);
  };
}

/** One route per call of the desk. Who may not is turned away before anything of the request is read. */
export function registerCalls(app: FastifyInstance, parts: Parts): void {
  const answer = callsOf(parts);
  const { ports, replies } = parts;
  for (const id of Object.keys(deskCalls) as DeskCallId[]) {
    const call: DeskCall = deskCalls[id];
    app.route({
      method: call.kind === 'act' ? 'POST' : 'GET',
      url: call.path,
      handler: async (request, reply) => {
        const admission = await admit(ports, request, call);
        switch (admission.kind) {
          case 'outside':
            return replies.toDoor(request, reply);
          case 'forbidden':
            return replies.fault(request, reply, 'forbidden', admission.operator);
          case 'in':
          case 'door':
            return answer(id, { request, reply, context: admission.context, fields: fieldsOf(request) });
          default:
            return admission satisfies never;
        }
      },
    });
  }
}
