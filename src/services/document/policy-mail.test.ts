import { expect, test } from 'vitest';
import { insuredWords } from '#catalog/risks/insured.ts';
import { identityLine } from '#messages/mails.ts';
import type { Order, OrderItem } from '#ports/orders.ts';
import { sampleItem, sampleOrder } from '#testing/sample-order.ts';
import { testPanel } from '#testing/test-insurers.ts';
import { pdfFileName } from './file-name.ts';
import { mailBody } from './mail-body.ts';
import { policyMail } from './policy-mail.ts';

const item: OrderItem = { ...sampleItem, state: 'issued', policyNumber: 'P-77' };

const order: Order = {
  ...sampleOrder,
  customer: { ...sampleOrder.customer, name: 'Deniz', surname: 'Örnek' },
  gross: 1_200_000,
  state: 'done',
  captured: 1_050_000,
  items: [item],
};

const write = (change: Partial<Order> = {}) =>
  policyMail(
    { panel: testPanel, siteUrl: 'https://site.example' },
    {
      order: { ...order, ...change },
      gathered: { documents: [], missing: [] },
      completes: false,
      token: 'b3JuZWstYmFnbGFudGktMDAwMQ',
    },
  );

test('one policy reads as one', () => {
  const { to, subject, text } = write();
  expect([to, subject]).toEqual(['deniz@example.com', 'Poliçeniz hazır – Karşıla Sigorta']);
  expect(text).toContain('Sayın Deniz Örnek,');
  expect(text).toContain('- Kasko, Çınaraltı Sigorta: poliçe no P-77, 20.11.2026 – 20.11.2027, 10.500,00 TL');
  expect(text).toContain('Kartınızdan çekilen tutar: 10.500,00 TL, tek çekim.');
  expect(text).toContain(insuredWords.vehicle.brief(order.insured));
  expect(text).not.toMatch(/düzenlenemedi|ulaşmadı/);
});

test('what an insurer refused to issue is named, and that it was not paid for', () => {
  const refused = { ...item, line: 'ferdikaza', state: 'refused', policyNumber: undefined } as const;
  const { text, subject } = write({ items: [item, refused] });
  expect(text).toContain('Şu sigorta düzenlenemedi ve bedeli kartınızdan alınmadı: Ferdi kaza.');
  expect(subject).toContain('Poliçeniz');
});

test('of a compulsory policy the mail promises no withdrawal without a reason', () => {
  const dask = { ...item, line: 'dask' } as const;
  const konut = { ...item, line: 'konut' } as const;
  const free = '14 gün içinde gerekçe göstermeden cayabilirsiniz';
  const compulsory = 'gerekçe göstermeden cayılamaz: Zorunlu deprem sigortası (DASK)';
  expect(write({ items: [konut] }).text).toContain(free);
  expect(write({ items: [konut] }).text).not.toContain('cayılamaz');
  expect(write({ items: [dask] }).text).not.toContain(free);
  expect(write({ items: [dask] }).text).toContain(compulsory);
  const both = write({ items: [konut, dask] }).text;
  expect(both).toContain(`Şu sigortadan ${free}: Konut sigortası.`);
  expect(both).toContain(compulsory);
});

test('names are text, not markup', () => {
  const { html, text } = mailBody(['Sayın <b>"A" & B</b>', ['<i>']]);
  expect(html).toContain('<p>Sayın &lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;</p><ul><li>&lt;i&gt;</li></ul>');
  expect(text).toBe('Sayın <b>"A" & B</b>\n\n- <i>');
});

test('a mail stands under the name of the site and leads to the order by a button', () => {
  const { html, text } = write();
  const address = `https://site.example/trafik/kasko-teklif?teklif=${order.quotationId}&adim=sonuc&siparis=${order.reference}&listem=b3JuZWstYmFnbGFudGktMDAwMQ`;
  expect(html).toContain('>Karşıla Sigorta</div>');
  expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
  expect(html).toContain('>Poliçenizi sitede açın</a>');
  expect(text).toContain(`Poliçenizi sitede açın: ${address}`);
});

test('an address inside a sentence is a link, and what stands around it stays words', () => {
  const { html } = mailBody(['Ayrıntılar https://site.example/sss sayfasında. <b>']);
  expect(html).toContain('Ayrıntılar <a href="https://site.example/sss"');
  expect(html).toContain('</a> sayfasında. &lt;b&gt;');
});

test('a file can be kept under its name everywhere', () => {
  expect(pdfFileName('Poliçe', 'A/12\\3:*?"<>|\n4')).toBe('Poliçe A-12-3-4.pdf');
});

test('who writes is named with address, phone and register numbers', () => {
  const agency = { agencyName: 'Ad', address: 'Adres', phoneDisplay: '444', registryNumber: 'T1', mersisNumber: '0' };
  expect(identityLine(agency)).toBe('Ad · Adres · 444 · Levha no T1 · MERSİS no 0');
});
