import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { startPartners } from '../pages/start-partners.ts';
import { registerMailInbox, startMail } from './index.ts';

test('people read the inbox, open attachments and see it emptied', async () => {
  const { url, world, close } = await startPartners([registerMailInbox]);
  const server = await startMail(world, 0);
  const transport = createTransport({ host: '127.0.0.1', port: server.port });
  await transport.sendMail({
    from: 'bilgi@karsila.example',
    to: 'Ayse@Example.com',
    subject: 'Poliçeniz <hazır>',
    text: 'Merhaba',
    html: '<p onclick="x()">Merhaba</p>',
    attachments: [{ filename: 'Poliçe.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' }],
  });
  const page = await (await fetch(`${url}/mail?to=ayse@example.com`, { headers: { accept: 'text/html' } })).text();
  expect(page).toContain('Poliçeniz &lt;hazır&gt;');
  expect(page).toContain('<iframe sandbox ');
  expect(page).not.toContain('<p onclick');
  const link = /href="(\/mail\/\d+\/attachments\/0)"/.exec(page)?.[1] ?? '';
  const file = await fetch(`${url}${link}`);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toContain('Poli%C3%A7e.pdf');
  expect(await file.text()).toBe('%PDF-1.7');
  expect((await fetch(`${url}/mail/99/attachments/0`)).status).toBe(404);

  world.reset();
  expect(await (await fetch(`${url}/mail`)).json()).toEqual([]);
  await server.close();
  await close();
});
