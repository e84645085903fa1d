import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { SupportThread } from '#contracts/calls/support.ts';
import { calls } from '#contracts/index.ts';
import { answerThread } from '#services/desk/answer-thread.ts';
import type { ApiReply, TestApi } from './api-client.ts';
import type { Browser } from './browser.ts';

export const asked = { TypeId: 3, Subject: 'Poliçem hakkında', Message: 'Poliçemi nereden indirebilirim?' };

export type Opened = { readonly RequestGuid: string; readonly RequestNo: string };

/** A request that was opened. */
export async function openRequest(browser: Browser, more: object = {}): Promise<Opened> {
  const { envelope } = await browser.byUser(calls.supportAdd.path, { ...asked, ...more });
  expect(envelope.Messages).toEqual(['Başarılı']);
  return calls.supportAdd.data.parse(envelope.Data);
}

export const viewReply = (browser: Browser, RequestGuid: string): Promise<ApiReply> =>
  browser.byUser(calls.supportView.path, { RequestGuid });

export async function readThread(browser: Browser, RequestGuid: string): Promise<SupportThread> {
  return calls.supportView.data.parse((await viewReply(browser, RequestGuid)).envelope.Data);
}

export const writeReply = (browser: Browser, RequestGuid: string, Message = 'Bir sorum daha var.', more: object = {}) =>
  browser.byUser(calls.supportReply.path, { RequestGuid, Message, ...more });

/** As the agency answers at its desk, having seen all that stands there. */
export async function answerAs(
  api: TestApi,
  { RequestNo }: Opened,
  text = 'Hesabınızdan indirebilirsiniz.',
  closing = false,
) {
  const answer = { number: RequestNo, text, closing, once: randomUUID(), seen: Number.MAX_SAFE_INTEGER };
  expect(await answerThread(api.ports, answer)).toBe('written');
}

/** Mails to an address about a request, once there are so many. */
export function mailsAbout(api: TestApi, to: string, { RequestNo }: Opened, count = 1) {
  return vi.waitFor(
    async () => {
      const mails = (await api.sandbox.mails(to)).filter(({ subject }) => subject.includes(RequestNo));
      expect(mails).toHaveLength(count);
      return mails;
    },
    { timeout: 15_000, interval: 100 },
  );
}
