import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { parseMail } from './mime.ts';

const writer = createTransport({ streamTransport: true, buffer: true });

async function written(message: Parameters<typeof writer.sendMail>[0]): Promise<string> {
  const { message: source } = await writer.sendMail({ from: 'Karşıla Sigorta <bilgi@karsila.example>', ...message });
  return (source as Buffer).toString('latin1');
}

const longTurkish = 'Çağrı İpek Şığüö – poliçeniz hazır. '.repeat(12);

test('reads subject, sender and a plain body with Turkish letters', async () => {
  const mail = parseMail(await written({ to: 'ayse@example.com', subject: longTurkish.trim(), text: longTurkish }));
  expect(mail).toMatchObject({
    subject: longTurkish.trim(),
    from: 'Karşıla Sigorta <bilgi@karsila.example>',
    to: 'ayse@example.com',
    text: longTurkish.trimEnd(),
    html: '',
    attachments: [],
  });
});

test('reads both bodies and attachments, byte for byte', async () => {
  const content = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
  const mail = parseMail(
    await written({
      to: 'ayse@example.com',
      subject: 'Poliçe',
      text: '--- satır\n\nİkinci satır = son.',
      html: '<p>İki “satır” = son.</p>',
      attachments: [
        {
          filename: 'Poliçe – kasko sigortası uzun dosya adı çok uzun bir ad olsun.pdf',
          content,
          contentType: 'application/pdf',
        },
        { filename: 'a b.txt', content: 'ğ', contentType: 'text/plain' },
      ],
    }),
  );
  expect(mail.text).toBe('--- satır\n\nİkinci satır = son.');
  expect(mail.html).toBe('<p>İki “satır” = son.</p>');
  expect(mail.attachments.map(({ name, type, size }) => ({ name, type, size }))).toEqual([
    { name: 'Poliçe – kasko sigortası uzun dosya adı çok uzun bir ad olsun.pdf', type: 'application/pdf', size: 1000 },
    { name: 'a b.txt', type: 'text/plain', size: 2 },
  ]);
  expect(Buffer.from(mail.attachments[0]?.base64 ?? '', 'base64').equals(content)).toBe(true);
});

test('what is no message becomes an empty one', () => {
  expect(parseMail('').subject).toBe('');
  expect(parseMail('Content-Type: multipart/mixed; boundary=x\r\n\r\nno parts').attachments).toEqual([]);
});
