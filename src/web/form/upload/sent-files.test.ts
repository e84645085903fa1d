import { describe, expect, test } from 'vitest';
import { envelope } from '#contracts/envelope.ts';
import { uploadMessages, uploadReplies } from '#messages/upload.ts';
import type { FileAnswer, FileSending } from '../../http/send-file.ts';
import { type Sent, sendTo, takeBackFrom } from './sent-files.ts';
import { sendItem } from './upload-request.ts';

const item = { uid: 'a', fileName: 'ruhsat.pdf', base64: 'data:,a' };
const guid = '3f70ad92-5cb4-4e81-9036-91a2b3c4d001';
const stored = envelope('ok', { fileName: 'ruhsat.pdf', uid: 'a', FileGuid: guid }) as FileAnswer['reply'];
const refused = (...messages: string[]) => envelope('validation', null, messages) as unknown as FileAnswer['reply'];

async function send(answer: FileAnswer | ((sending: FileSending) => Promise<FileAnswer>)) {
  const sent: Sent = new Map();
  const [counts, percents]: [number[], number[]] = [[], []];
  const upload = sendTo(sent, {
    send: (_file, _fields, sending) => (typeof answer === 'function' ? answer(sending) : Promise.resolve(answer)),
    onCount: (by) => void counts.push(by),
  });
  const stopping = new AbortController();
  const reason = sendItem(item, upload, {
    file: new File([], 'ruhsat.pdf'),
    onProgress: (percent) => void percents.push(percent),
    signal: stopping.signal,
  });
  return { sent, counts, percents, stopping, reason };
}

describe('a file that is sent', () => {
  test('is remembered under our id for it, and is on its way once', async () => {
    const { sent, counts, reason } = await send({ reply: stored, statusText: 'OK' });
    expect([await reason, [...sent], counts]).toEqual([undefined, [['a', guid]], [1, -1]]);
  });

  test('[F-07] tells how far it is, as its line does', async () => {
    const { percents, reason } = await send(async ({ onProgress }) => {
      for (const percent of [10, 60, 100]) onProgress(percent);
      return { reply: stored, statusText: 'OK' };
    });
    await reason;
    expect(percents).toEqual([10, 60, 100]);
  });

  test.each([
    [
      'the words of the server',
      { reply: refused(uploadReplies.wrongType), statusText: 'Bad Request' },
      uploadReplies.wrongType,
    ],
    ['the words of the status line', { reply: undefined, statusText: 'Bad Gateway' }, 'Bad Gateway'],
    ['words for everything else', { reply: undefined, statusText: '' }, uploadMessages.failed],
  ])('[F-09] and did not arrive has %s', async (_name, answer, text) => {
    const { sent, counts, reason } = await send(answer);
    expect([await reason, sent.size, counts]).toEqual([text, 0, [1, -1]]);
  });

  test('is given up where it is stopped on its way', async () => {
    const { sent, stopping, counts, reason } = await send(
      ({ signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ reply: undefined, statusText: '' }));
        }),
    );
    stopping.abort();
    expect([await reason, sent.size, counts]).toEqual([uploadMessages.failed, 0, [1, -1]]);
  });
});

describe('[F-07] a file is taken back by its uid', () => {
  const answers = {
    removed: { Success: true, StatusCode: 200 },
    gone: { Success: false, StatusCode: 404 },
    tied: { Success: false, StatusCode: 1001 },
  };
  async function takeBack(answer: { Success: boolean; StatusCode: number } | undefined, uid = 'a') {
    const sent: Sent = new Map([['a', guid]]);
    const asked: string[] = [];
    const isBack = await takeBackFrom(sent, (fileGuid) => {
      asked.push(fileGuid);
      return Promise.resolve(answer);
    })(uid);
    return { isBack, asked, left: sent.size };
  }

  test('where the server lets it go, or has it no longer', async () => {
    expect(await takeBack(answers.removed)).toEqual({ isBack: true, asked: [guid], left: 0 });
    expect(await takeBack(answers.gone)).toEqual({ isBack: true, asked: [guid], left: 0 });
  });

  test('and not where it is part of something or nobody answers', async () => {
    expect(await takeBack(answers.tied)).toEqual({ isBack: false, asked: [guid], left: 1 });
    expect(await takeBack(undefined)).toEqual({ isBack: false, asked: [guid], left: 1 });
  });

  test('one that never arrived needs no asking', async () => {
    expect(await takeBack(answers.tied, 'b')).toEqual({ isBack: true, asked: [], left: 1 });
  });
});
