import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { CustomerData } from '#contracts/desk/find.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { timelineKinds } from '#domain/desk/timeline.ts';
import { deskTexts } from '#messages/desk.ts';
import { deskCustomerTexts, deskFindTexts } from '#messages/desk-find.ts';
import { setAccountPhone } from '#testing/account-rows.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { deskCustomers, written } from '#testing/desk-customer.ts';
import { newPerson } from '#testing/people.ts';
import { type AtDesk, startTestDesk, type TestDesk } from '#testing/test-desk.ts';

let api: TestApi;
let desk: TestDesk;
let reader: AtDesk;
let servant: AtDesk;
let world: ReturnType<typeof deskCustomers>;
let known: Awaited<ReturnType<typeof world.live>>;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
  desk = await startTestDesk(api);
  reader = await desk.as('read');
  servant = await desk.as('service');
  world = deskCustomers(api.database);
  known = await world.live();
});
afterAll(async () => {
  await desk.close();
  await api.close();
});

const search = (Text: string, who = reader) => who.act('/ara', { Text });
async function found(text: string): Promise<string> {
  const { body } = await search(text);
  expect(body.To, text).toMatch(/^\/musteri\/[\w-]{43}$/);
  return body.To ?? '';
}
const timeline = (path: string, who = reader) => who.data<CustomerData>(path);

describe('a customer is found', () => {
  test('by the phone in any spelling', async () => {
    const { Phone } = known.person;
    const grouped = Phone.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '0 ($1) $2 $3 $4');
    const paths = await Promise.all([Phone, `0${Phone}`, `+90${Phone}`, grouped].map(found));
    expect(new Set(paths).size).toBe(1);
  });

  test('by the order, the policy and the request for help', async () => {
    const { person, order, policyId, number } = await world.live(newPerson());
    const path = await found(person.Phone);
    const reference = `K${randomUUID().replaceAll('-', '').slice(0, 15)}`.toUpperCase();
    const { rows } = await api.database.$client.query(
      `update orders o set reference = $2 from policies p
       where o.id = $1 and p.id = $3 returning p.policy_number as "policyNumber"`,
      [order.id, reference, policyId],
    );
    const [{ policyNumber }] = rows;
    for (const text of [reference, reference.toLowerCase(), policyNumber, ` ${policyNumber} `, number]) {
      expect(await found(text), text).toBe(path);
    }
  });

  test('by the plate, with spaces and in small letters, though nothing was bought', async () => {
    const person = newPerson();
    await world.askAbout('34İST077'.replace('İ', 'I'), person, new Date());
    expect(await found('34 ist 077')).toBe(await found(person.Phone));
  });

  test('among those who asked about the same plate, and the address names none of them', async () => {
    const [first, second] = [newPerson(), newPerson()];
    await world.askAbout('07ORT707', first, new Date('2026-11-01T10:00:00Z'));
    await world.askAbout('07ORT707', second, new Date('2026-11-02T10:00:00Z'));
    const { body } = await search('07 ORT 707');
    expect(body.To).toMatch(/^\/ara\?Found=[\w-]{43}\.[\w-]{43}$/);
    const { Found } = await reader.data<DataOf<'find'>>(body.To ?? '');
    const paths = Found.map(({ Customer }) => `/musteri/${Customer}`);
    expect(paths).toEqual([await found(second.Phone), await found(first.Phone)]);
    const page = (await reader.get(body.To ?? '')).body;
    for (const path of paths) expect(page).toContain(`href="${path}"`);
    for (const text of [first.Phone, second.Phone, first.Email, '07ORT707']) expect(page).not.toContain(text);
  });

  test('by the account where a purchase or a request was made with it under another phone', async () => {
    const [member, other] = [newPerson(), newPerson()];
    const accountId = await world.join(member, new Date());
    const number = await world.write(member, new Date(), accountId);
    expect(await found(number)).toBe(await found(member.Phone));
    const order = await world.records.bought(new Date(), { ...world.whose(other), accountId });
    const { rows } = await api.database.$client.query('select policy_number from policies where order_id = $1', [
      order.id,
    ]);
    const { body } = await search(rows[0].policy_number);
    const keys = [await found(member.Phone), await found(other.Phone)].map((path) => path.replace('/musteri/', ''));
    expect(body.To?.replace('/ara?Found=', '').split('.').sort()).toEqual(keys.sort());
  });

  test('not, and told so, where nobody has it or it is nothing of the kind', async () => {
    for (const text of ['5419999999', '99 XYZ 999', 'DZZZZZZZ', 'P-0000000000']) {
      expect((await search(text)).body, text).toEqual({ Word: deskFindTexts.nobody, Errors: {} });
    }
    expect((await search('Zübeyde')).body.Errors).toEqual({ Text: deskFindTexts.unreadable });
    expect((await reader.get(`/musteri/${'x'.repeat(43)}`)).statusCode).toBe(404);
    expect((await reader.get('/musteri/5321234567')).statusCode).toBe(404);
  });

  test('not by a phone that an account names and nobody proved', async () => {
    const stranger = newPerson();
    await world.join(stranger, new Date(), false);
    expect((await search(stranger.Phone)).body.Word).toBe(deskFindTexts.nobody);
  });

  test('and the log knows what was looked for, though it shows it to nobody', async () => {
    const { Phone } = newPerson();
    await search(Phone);
    const logged = await desk.ports.deskLog.page({ operator: reader.name }, { skip: 0, most: 1 });
    expect(logged).toMatchObject([{ act: 'findCustomer', why: Phone, outcome: 'refused' }]);
    expect(logged[0]?.subject, 'who looks is not who is looked for').toEqual({ kind: 'customer', id: deskTexts.none });
    const { rows } = await api.database.$client.query('select why from desk_log order by id desc limit 1');
    expect(rows[0].why).toMatch(/^s1\./);
    expect((await reader.get('/kayitlar')).body).not.toContain(Phone);
  });
});

describe('what happened with a customer', () => {
  test('stands in one timeline with something of every kind, the newest first', async () => {
    const { Rows, Head } = await timeline(await found(known.person.Phone));
    expect(new Set(Rows.map(({ Kind }) => Kind))).toEqual(new Set(timelineKinds));
    const moments = Rows.map(({ At }) => At);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(Head).toMatchObject({ Name: 'Z*** K***', MemberSince: null, MovedTo: [] });
  });

  test('each kind says what it was and leads to its screen', async () => {
    const path = await found(known.person.Phone);
    const kinds = await Promise.all(timelineKinds.map((kind) => timeline(`${path}?Kind=${kind}`)));
    const of = Object.fromEntries(kinds.map(({ Kind, Rows }) => [Kind, Rows]));
    for (const { Kind, Rows } of kinds) expect(new Set(Rows.map((row) => row.Kind))).toEqual(new Set([Kind]));
    const { reference } = known.order;
    expect(of.quotation?.map(({ State, Amount }) => [State, Amount])).toContainEqual(['Satın alındı', 1_050_000]);
    expect(of.quotation?.map(({ State }) => State)).toContain('0 fiyat, 1 ret, 1 diğer');
    expect(of.quotation?.flatMap(({ Details }) => Details.map(({ Value }) => Value))).toContain('Teklif vermedi');
    expect(of.order).toMatchObject([
      { State: 'Tamamlandı', Amount: 1_050_000, Subject: { Kind: 'order', Id: reference } },
    ]);
    expect(of.payment?.map(({ Title, Amount }) => [Title, Amount])).toContainEqual([
      'Tutar karttan çekildi',
      1_050_000,
    ]);
    expect(of.policy).toMatchObject([{ State: 'İptal istendi', Subject: { Kind: 'policy', Id: known.policyId } }]);
    expect(of.document).toMatchObject([{ Title: 'Belge: Poliçe', Subject: { Kind: 'policy', Id: known.policyId } }]);
    expect(of.refund).toMatchObject([{ Amount: 1_234, Subject: { Kind: 'order', Id: reference } }]);
    expect(of.cancellation).toMatchObject([{ Subject: { Kind: 'cancellation' }, State: 'İletilecek' }]);
    expect(of.consent?.map(({ State }) => State).sort()).toEqual(['Geri alındı', 'Verildi']);
    expect(of.consent?.[0]?.About).toContain('surum-3');
    expect(of.message?.map(({ Title }) => Title).sort()).toEqual([
      'E-posta: Poliçe belgeleriniz',
      'SMS: Poliçe belgeleriniz',
    ]);
    expect(of.support).toMatchObject([{ Subject: { Kind: 'support', Id: known.number }, State: 'Yanıt bekliyor' }]);
    const page = (await reader.get(`${path}`)).body;
    for (const link of [`/siparis/${reference}`, `/police/${known.policyId}`, `/destek/${known.number}`, '/iptal/']) {
      expect(page).toContain(`href="${link}`);
    }
  });

  test('includes mails about anything of theirs, and none about what is somebody else’s', async () => {
    const { person, order, policyId, number } = await world.live(newPerson());
    const stranger = await world.live(newPerson());
    const { rows } = await api.database.$client.query(
      `select r.id as refund, c.id as wish, m.id as letter, f.id as offer
       from refunds r, cancel_requests c, offers f, support_messages m join support_requests s on s.id = m.request_id
       where r.order_id = $1 and c.policy_id = $2 and f.quotation_id = $3 and s.number = $4`,
      [order.id, policyId, order.quotationId, number],
    );
    const [{ refund, wish, letter, offer }] = rows;
    const mails = [
      [`refund ${refund}`, 'refund'],
      [`renewal ${policyId}`, 'renewal'],
      [`cancellation accepted ${wish}`, 'refund'],
      [`support answered ${letter}`, 'support'],
      [`review ${offer} 1`, 'review'],
      [`offers ${order.quotationId} 1`, 'offers'],
    ] as const;
    for (const [reason, purpose] of mails) await world.send('baska@example.com', reason, new Date(), purpose);
    await world.send(person.Email, stranger.order.reference, new Date());
    const { Rows } = await timeline(`${await found(person.Phone)}?Kind=message`);
    // Beside an SMS and the mail with the policies.
    expect(Rows).toHaveLength(mails.length + 2);
  });

  test('comes page by page, each entry once', async () => {
    const person = newPerson();
    for (let at = 0; at < 30; at += 1) await world.agree(person, new Date(1_790_000_000_000 + (at % 7)));
    const path = await found(person.Phone);
    const [first, second] = [await timeline(path), await timeline(`${path}?Page=2`)];
    expect([first.Rows.length, first.HasMore, second.Rows.length, second.HasMore]).toEqual([25, true, 5, false]);
    expect(new Set([...first.Rows, ...second.Rows].map(({ Id }) => Id)).size).toBe(30);
  });

  test('includes what the account did under a phone it had before, and leads from that phone to it', async () => {
    const before = newPerson();
    const accountId = await world.join(before, new Date());
    await world.agree(before, new Date(), { accountId });
    await world.write(before, new Date(), accountId);
    const order = await world.records.bought(new Date(), { ...world.whose(before), accountId });
    const { Phone: phone } = newPerson();
    await setAccountPhone(api.database, before.Email, { phone, isVerified: true });
    const now = await timeline(await found(phone));
    expect(now.Head.MemberSince).not.toBeNull();
    expect(new Set(now.Rows.map(({ Kind }) => Kind))).toEqual(
      new Set(['quotation', 'order', 'payment', 'policy', 'consent', 'support']),
    );
    expect(now.Rows.find(({ Kind }) => Kind === 'order')?.Title).toContain(order.reference);
    const former = await timeline(await found(before.Phone));
    expect([former.Head.MemberSince, former.Head.MovedTo]).toEqual([null, [now.Head.Customer]]);
    expect((await reader.get(await found(before.Phone))).body).toContain(`href="/musteri/${now.Head.Customer}"`);
  });

  test('is nobody else’s', async () => {
    const [one, other] = [newPerson(), newPerson()];
    await world.live(one);
    await world.agree(other, new Date());
    expect((await timeline(await found(other.Phone))).Rows.map(({ Kind }) => Kind)).toEqual(['consent']);
  });
});

describe('what tells who a customer is', () => {
  const secrets = () => {
    const { Phone, Email, NationalNumber } = known.person;
    const plates = ['35ABC123', '35 ABC 123', '06ZZZ987'];
    return ['Zübeyde', 'Karaosmanoğlu', Phone, Email, NationalNumber, ...plates, ...Object.values(written)];
  };

  test('stands nowhere on the masked screen, whatever kind is chosen', async () => {
    const path = await found(known.person.Phone);
    for (const address of [path, ...timelineKinds.map((kind) => `${path}?Kind=${kind}`)]) {
      const shown = [(await servant.get(address)).body, JSON.stringify(await timeline(address))].join('\n');
      for (const secret of secrets()) expect(shown, address).not.toContain(secret);
    }
  });

  test('is shown to who serves customers, and the showing is logged', async () => {
    const path = await found(known.person.Phone);
    expect((await servant.get(path)).body).toContain(`href="${path}/acik"`);
    const { Head, Rows } = await timeline(`${path}/acik`, servant);
    const { Phone, Email, NationalNumber } = known.person;
    expect(Head).toMatchObject({ Name: 'Zübeyde Karaosmanoğlu', Phone, Email, Identity: NationalNumber });
    const text = JSON.stringify(Rows);
    for (const shown of ['06ZZZ987', '35 ABC 123', Phone, Email, ...Object.values(written)])
      expect(text).toContain(shown);
    const subject = { kind: 'customer', id: Head.Customer } as const;
    expect(await desk.ports.deskLog.ofSubject(subject, 9)).toMatchObject([
      { act: 'customerShown', operator: servant.name, outcome: 'done' },
    ]);
  });

  test('is refused to who only looks, who is told so beforehand', async () => {
    const path = await found(known.person.Phone);
    const page = (await reader.get(path)).body;
    expect(page).toContain(deskCustomerTexts.mayNotShow);
    expect(page).not.toContain('/acik');
    expect((await reader.get(`${path}/acik`)).statusCode).toBe(403);
  });
});
