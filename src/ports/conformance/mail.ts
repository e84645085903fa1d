import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { MailSender } from '#ports/messaging.ts';

export type MailFault = 'slow' | 'hang' | 'error' | 'reset';

export type ArrivedMail = {
  readonly subject: string;
  readonly from: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly base64: string }[];
};

export type MailHarness = {
  sender(timeoutMs: number): MailSender;
  behave(mode: 'ok' | 'decline' | MailFault): void;
  /** What reached an address, newest first. */
  inbox(to: string): Promise<readonly ArrivedMail[]>;
  readonly identityLine: string;
  stop(): Promise<void>;
};

const faults: readonly MailFault[] = ['slow', 'hang', 'error', 'reset'];

/** What every sender of mail keeps to, against a server that can misbehave. */
export function describeMailSender(name: string, start: () => Promise<MailHarness>): void {
  describe(`${name} as a sender of mail`, () => {
    let harness: MailHarness;
    let sender: MailSender;
    let count = 0;
    const newAddress = (): string => {
      count += 1;
      return `kisi${count}@example.com`;
    };
    const message = (to: string) => ({
      to,
      subject: 'Poliçeniz hazır – İyi günler, Şule Hanım',
      text: 'Sayın Şule Çağlar,\n\nPoliçeniz ektedir.',
      html: '<html><body><p>Poliçeniz <b>ektedir</b>.</p></body></html>',
      attachments: [],
    });

    beforeAll(async () => {
      harness = await start();
      sender = harness.sender(10_000);
    });
    afterEach(() => harness.behave('ok'));
    afterAll(() => harness.stop());

    test('a mail arrives with both bodies, each closed with who wrote it', async () => {
      const to = newAddress();
      const sent = message(to);
      expect(await sender.send(sent)).toMatchObject({ kind: 'sent', id: expect.stringMatching(/./) });
      const [mail] = await harness.inbox(to);
      expect(mail?.subject).toBe(sent.subject);
      expect(mail?.text.startsWith(sent.text)).toBe(true);
      expect(mail?.text.trimEnd().endsWith(harness.identityLine)).toBe(true);
      expect(mail?.html).toContain('<p>Poliçeniz <b>ektedir</b>.</p>');
      expect(mail?.html).toMatch(/<\/p><\/body><\/html>$/);
    });

    test('an attachment arrives byte for byte under its name', async () => {
      const to = newAddress();
      const content = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
      const attachments = [{ fileName: 'Poliçe – kasko.pdf', content, contentType: 'application/pdf' }];
      expect((await sender.send({ ...message(to), attachments })).kind).toBe('sent');
      const [mail] = await harness.inbox(to);
      expect(mail?.attachments).toMatchObject([{ name: 'Poliçe – kasko.pdf', type: 'application/pdf' }]);
      expect(Buffer.from(mail?.attachments[0]?.base64 ?? '', 'base64').equals(content)).toBe(true);
    });

    test('line breaks in a subject make no header', async () => {
      const to = newAddress();
      await sender.send({ ...message(to), subject: 'Selam\r\nBcc: yabanci@example.com' });
      expect(await harness.inbox(to)).toHaveLength(1);
      expect(await harness.inbox('yabanci@example.com')).toEqual([]);
    });

    test.each(['', 'adres', 'bir@example.com, iki@example.com', 'Ad <bir@example.com>', 'a@b\r\nc.com'])(
      'what is not one address is refused: %j',
      async (to) => {
        expect(await sender.send(message(to))).toMatchObject({ kind: 'refused' });
        expect(await harness.inbox('iki@example.com')).toEqual([]);
      },
    );

    test('a refusal of the server is told as such', async () => {
      harness.behave('decline');
      expect(await sender.send(message(newAddress()))).toMatchObject({ kind: 'refused' });
    });

    test.each(faults)('a server that plays %s is unavailable, and the sender outlives it', async (fault) => {
      const to = newAddress();
      const impatient = harness.sender(400);
      harness.behave(fault);
      expect(await impatient.send(message(to))).toEqual({ kind: 'unavailable' });
      harness.behave('ok');
      expect((await impatient.send(message(to))).kind).toBe('sent');
      expect(await harness.inbox(to)).toHaveLength(1);
    });

    test('many at once all arrive', async () => {
      const addresses = Array.from({ length: 12 }, newAddress);
      const answers = await Promise.all(addresses.map((to) => sender.send(message(to))));
      expect(answers.every(({ kind }) => kind === 'sent')).toBe(true);
      for (const to of addresses) expect(await harness.inbox(to)).toHaveLength(1);
    });
  });
}
