import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SmsSender } from '#ports/messaging.ts';

export type SmsFault = 'slow' | 'hang' | 'error' | 'garbage' | 'huge' | 'reset';

export type SmsHarness = {
  sender(timeoutMs: number): SmsSender;
  behave(mode: 'ok' | 'decline' | SmsFault): void;
  /** What reached a phone, newest first. */
  inbox(to: string): Promise<readonly { readonly text: string; readonly channel: string }[]>;
  stop(): Promise<void>;
};

const faults: readonly SmsFault[] = ['slow', 'hang', 'error', 'garbage', 'huge', 'reset'];
const never = new AbortController().signal;
const text = 'Poliçeniz hazır: şimdi görüntüleyebilirsiniz.';

/** What every sender of text messages keeps to, against a gateway that can misbehave. */
export function describeSmsSender(name: string, start: () => Promise<SmsHarness>): void {
  describe(`${name} as a sender of text messages`, () => {
    let harness: SmsHarness;
    let sender: SmsSender;
    let lastPhone = 5_321_000_000;
    const newPhone = (): string => {
      lastPhone += 1;
      return String(lastPhone);
    };

    beforeAll(async () => {
      harness = await start();
      sender = harness.sender(10_000);
    });
    afterEach(() => harness.behave('ok'));
    afterAll(() => harness.stop());

    test('an ordinary message arrives letter by letter', async () => {
      const to = newPhone();
      const answer = await sender.send({ to, text, oneTimeCode: false }, never);
      expect(answer).toMatchObject({ kind: 'sent', id: expect.stringMatching(/./) });
      expect(await harness.inbox(to)).toMatchObject([{ text, channel: 'sms' }]);
    });

    test('a one-time code goes by its own channel and stays readable', async () => {
      const to = newPhone();
      const answer = await sender.send(
        { to, text: 'Giriş kodunuz: 482913. Şifreyi paylaşmayın.', oneTimeCode: true },
        never,
      );
      expect(answer.kind).toBe('sent');
      const [message] = await harness.inbox(to);
      expect(message?.channel).toBe('otp');
      expect(message?.text).toContain('482913');
      expect(message?.text).toMatch(/^G.r.. kodunuz/);
    });

    test('a number written with its country code is the same number', async () => {
      const to = newPhone();
      expect((await sender.send({ to: `+90 ${to}`, text, oneTimeCode: false }, never)).kind).toBe('sent');
      expect(await harness.inbox(to)).toHaveLength(1);
    });

    test.each([true, false])('what is no mobile number is refused (one-time code: %s)', async (oneTimeCode) => {
      expect(await sender.send({ to: '2125550000', text, oneTimeCode }, never)).toMatchObject({ kind: 'refused' });
    });

    test.each([true, false])('an endless text is refused (one-time code: %s)', async (oneTimeCode) => {
      const to = newPhone();
      expect(await sender.send({ to, text: 'x'.repeat(2_000), oneTimeCode }, never)).toMatchObject({ kind: 'refused' });
      expect(await harness.inbox(to)).toEqual([]);
    });

    test('a refusal of the gateway is told as such', async () => {
      harness.behave('decline');
      expect(await sender.send({ to: newPhone(), text, oneTimeCode: false }, never)).toMatchObject({ kind: 'refused' });
    });

    test.each(faults)('a gateway that plays %s is unavailable, and the sender outlives it', async (fault) => {
      const to = newPhone();
      const impatient = harness.sender(400);
      harness.behave(fault);
      expect(await impatient.send({ to, text, oneTimeCode: false }, never)).toEqual({ kind: 'unavailable' });
      expect(await impatient.send({ to, text, oneTimeCode: true }, never)).toEqual({ kind: 'unavailable' });
      harness.behave('ok');
      expect((await sender.send({ to, text, oneTimeCode: false }, never)).kind).toBe('sent');
    });

    test('a caller that gives up is not kept waiting', async () => {
      harness.behave('hang');
      const began = performance.now();
      const answer = await sender.send({ to: newPhone(), text, oneTimeCode: false }, AbortSignal.timeout(200));
      expect(answer).toEqual({ kind: 'unavailable' });
      expect(performance.now() - began).toBeLessThan(5_000);
    });
  });
}
