import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { site } from '#config/site.ts';
import type { DataOf } from '#contracts/desk/index.ts';
import { actRefusalTexts, orderFormTexts, orderActWords as words } from '#messages/desk-orders.ts';
import { approvalTexts, findingScreenTexts, refundProblemNames, refundTexts } from '#messages/desk-refunds.ts';
import { carryRefund } from '#services/policy/carry-refund.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { buyAs, type Holder, joinHolder, movementsOf } from '#testing/policy-holder.ts';
import { reserveAnother } from '#testing/reserve-another.ts';
import { type AtDesk, startTestDesk, type TestDesk } from '#testing/test-desk.ts';

let api: TestApi;
let desk: TestDesk;
let holder: Holder;
let reader: AtDesk;
let service: AtDesk;
let money: AtDesk;
/** Above what one person may move alone. */
let dear: string;
let cheap: string;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  desk = await startTestDesk(api);
  holder = await joinHolder(api);
  dear = (await buyAs(holder, { start: '2026-12-01' })).OrderReference;
  api.clock.advance(1);
  cheap = (await buyAs(holder, { line: 'imm', insurer: '901', start: '2026-12-01' })).OrderReference;
  [reader, service, money] = [await desk.as('read'), await desk.as('service'), await desk.as('money')];
});
afterAll(async () => {
  await desk.close();
  await api.close();
});
beforeEach(() => api.sandbox.world.behaviours.reset());

const orderData = (who: AtDesk, reference: string) => who.data<DataOf<'order'>>(`/siparis/${reference}`);
const versionOf = async (reference: string) => String((await orderData(reader, reference)).Version);
const Reason = 'müşteri aradı';

describe('the list of orders', () => {
  const list = async (query = '') =>
    (await reader.data<DataOf<'orders'>>(`/siparisler${query}`)).Rows.map(({ Reference }) => Reference);

  test('is filtered by state, line, insurer and day', async () => {
    expect(await list()).toEqual([cheap, dear]);
    expect(await list('?State=done&Line=imm')).toEqual([cheap]);
    expect(await list('?State=needsAttention')).toEqual([]);
    expect(await list('?Insurer=901&Line=kasko')).toEqual([dear]);
    expect(await list('?Insurer=902')).toEqual([]);
    const today = api.clock.now().toISOString().slice(0, 10);
    expect(await list(`?From=${today}&To=${today}`)).toHaveLength(2);
    expect(await list('?To=2020-01-01')).toEqual([]);
    expect(await list('?From=2090-01-01')).toEqual([]);
  });

  test('is sorted by moment and by sum, and takes no nonsense', async () => {
    expect(await list('?Sort=lowest')).toEqual([cheap, dear]);
    expect(await list('?Sort=highest')).toEqual([dear, cheap]);
    expect(await list('?Sort=oldest')).toEqual([dear, cheap]);
    expect(await list('?Sort=x&State=x&Line=x&Page=-3&From=dün')).toEqual([cheap, dear]);
  });

  test('tells nobody’s name', async () => {
    const { body } = await reader.get('/siparisler');
    expect(body).toContain('D*** A***');
    expect(body).not.toContain(holder.person.Surname);
  });
});

describe('one order', () => {
  test('shows what happened, what the bank says and nothing personal', async () => {
    const data = await orderData(reader, cheap);
    expect(data).toMatchObject({
      State: 'done',
      Bank: { State: 'captured', Amount: data.Gross },
      Items: [{ Line: 'imm', State: 'issued', PolicyState: 'active' }],
      May: { Void: false, Mark: null, Refund: data.Gross },
    });
    expect(data.Events.map(({ Action }) => Action)).toContain('capture');
    const { body } = await reader.get(`/siparis/${cheap}`);
    const { NationalNumber, Phone, Email, Surname } = holder.person;
    for (const personal of [NationalNumber, Phone, Email, Surname]) expect(body).not.toContain(personal);
  });

  test('shows each only the forms of their role', async () => {
    await api.database.$client.query(
      "insert into reconciliation_findings (order_id, kind, found_at, seen_at) select id, 'stuck', $2, $2 from orders where reference = $1",
      [cheap, api.clock.now()],
    );
    const formsOf = async (who: AtDesk) =>
      [...(await who.get(`/siparis/${cheap}`)).body.matchAll(/action="\/siparis\/[^/]+\/([^"]+)"/g)].map(
        ([, name]) => name,
      );
    expect(await formsOf(reader)).toEqual([]);
    expect(await formsOf(service)).toEqual(['yeniden-dene']);
    expect(await formsOf(money)).toEqual(['iade']);
  });

  test('is named in the title, and each of its forms by its heading', async () => {
    const { body } = await money.get(`/siparis/${cheap}`);
    expect(body).toMatch(new RegExp(`<title>Sipariş ${cheap} `));
    const named = [...body.matchAll(/<section aria-labelledby="([^"]+)"/g)].map(([, id]) => id);
    const forms = [...body.matchAll(/<h3 id="([^"]+)"/g)].map(([, id]) => id);
    expect(forms.length).toBeGreaterThan(0);
    expect(named).toEqual(expect.arrayContaining(forms));
    expect(body).not.toContain('autofocus');
  });

  test('whose form was filled in wrongly has the first wrong field ready to be typed into', async () => {
    const fields = { Amount: '', Ends: 'stays', Reason: '', Version: await versionOf(cheap) };
    const { statusCode, body } = await money.post(`/siparis/${cheap}/iade`, fields);
    expect(statusCode).toBe(422);
    expect(body.match(/<[^>]*autofocus[^>]*>/g)).toEqual([expect.stringContaining('name="Amount"')]);
  });

  test('that is not there is not found', async () => {
    expect((await reader.get('/siparis/NONE')).statusCode).toBe(404);
    expect((await reader.get('/siparis/%20')).statusCode).toBe(404);
  });
});

describe('an act', () => {
  test('without a reason or with a strange sum is not done, and what was typed stays', async () => {
    const fields = { Version: await versionOf(cheap), Amount: 'elli', Ends: 'stays' };
    const path = `/siparis/${cheap}/iade`;
    expect((await money.act(path, fields)).body.Errors).toHaveProperty('Reason');
    const reply = await money.post(path, { ...fields, Reason });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain(orderFormTexts.amountWrong);
    expect(reply.body).toContain(Reason);
    expect((await orderData(reader, cheap)).Refunds).toEqual([]);
  });

  test('is done once though it was pressed twice, and both presses are in the log', async () => {
    const fields = { Version: await versionOf(cheap), Amount: '10,50', Ends: 'stays', Reason };
    const path = `/siparis/${cheap}/iade`;
    expect(await money.act(path, fields)).toMatchObject({ status: 200, body: { Word: words.refundOrder } });
    expect(await money.act(path, fields)).toMatchObject({ status: 422, body: { Word: actRefusalTexts.changed } });
    const { Refunds, Log } = await orderData(reader, cheap);
    expect(Refunds).toMatchObject([{ Sum: 1_050, Reason: 'agency' }]);
    const logged = Log.filter(({ Act }) => Act === 'refundOrder').map(({ Outcome, Why }) => [Outcome, Why]);
    expect(logged.slice(0, 2)).toEqual([
      ['refused', Reason],
      ['done', Reason],
    ]);
  });

  test('ends no policy that the order does not have', async () => {
    const fields = { Version: await versionOf(cheap), Amount: '1', Ends: '7', Reason };
    const { body } = await money.act(`/siparis/${cheap}/iade`, fields);
    expect(body.Word).toBe(actRefusalTexts.policyOver);
  });

  test('above a sum waits on the screen of approvals until another approves it', async () => {
    const fields = { Version: await versionOf(dear), Amount: '10.000,01', Ends: 'stays', Reason };
    expect((await money.act(`/siparis/${dear}/iade`, fields)).body.Word).toBe(words.waits);
    const [asked] = (await orderData(reader, dear)).Log;
    expect(asked).toMatchObject({ Act: 'refundOrder', Outcome: 'waits', What: expect.stringContaining('10.000,01') });
    const { Rows } = await reader.data<DataOf<'approvals'>>('/onaylar');
    const [waiting] = Rows;
    expect(waiting).toMatchObject({ Act: 'refundOrder', Sum: site.deskApprovalAbove + 1, AskedBy: money.name });
    const path = `/onay/${waiting?.Id}`;
    expect((await money.get(path)).body).toContain(approvalTexts.own);
    expect((await money.act(`${path}/onayla`)).body.Word).toBe(approvalTexts.own);
    expect((await service.act(`${path}/onayla`)).status).toBe(403);
    const second = await desk.as('money');
    expect((await second.get(path)).body).toContain(approvalTexts.approve.submit);
    expect((await second.act(`${path}/onayla`)).body.Word).toBe(approvalTexts.approvedWord);
    expect((await second.act(`${path}/onayla`)).body.Word).toBe(approvalTexts.decidedBefore);
    const { Refunds, Approvals } = await orderData(reader, dear);
    expect(Approvals).toMatchObject([{ Decision: 'approved', Outcome: 'done', DecidedBy: second.name }]);
    await carryRefund(api.ports, { refundId: Refunds[0]?.Id ?? '' });
    expect(await movementsOf(api, dear)).toContain(`Credit ${site.deskApprovalAbove + 1}`);
    expect((await reader.data<DataOf<'approvals'>>('/onaylar')).Rows).toEqual([]);
    expect((await reader.data<DataOf<'approvals'>>('/onaylar?List=over')).Rows).toHaveLength(1);
  });

  test('that ends an order says so to whoever is to approve it', async () => {
    const { reference, gross } = await reserveAnother(api, dear, true);
    await api.ports.provider.capture(reference, gross, AbortSignal.timeout(5_000));
    const stop = "update orders set state = 'needsAttention', look_at = now() + interval '1 day' where reference = $1";
    await api.database.$client.query(stop, [reference]);
    const Amount = (gross / 100).toFixed(2).replace('.', ',');
    const fields = { Version: await versionOf(reference), Amount, Ends: 'stays', Reason };
    expect((await money.act(`/siparis/${reference}/iade`, fields)).body.Word).toBe(words.waits);
    const [waiting] = (await orderData(reader, reference)).Approvals;
    const { Details } = await reader.data<DataOf<'approval'>>(`/onay/${waiting?.Id}`);
    expect(Details).toEqual([approvalTexts.orderEnds]);
    expect((await money.act(`/onay/${waiting?.Id}/reddet`, { Reason })).body.Word).toBe(approvalTexts.refusedWord);
  });

  test('on a finding closes it, with its age and next step before', async () => {
    const { Rows } = await reader.data<DataOf<'findings'>>('/bulgular');
    const finding = Rows.find(({ Reference }) => Reference === cheap);
    expect(finding).toMatchObject({ Kind: 'stuck', Age: { Unit: 'minutes' } });
    const path = `/bulgu/${finding?.Id}`;
    expect((await money.act(`${path}/kapat`, { Reason })).status).toBe(403);
    expect((await service.act(`${path}/kapat`, { Reason })).body.Word).toBe(findingScreenTexts.closed);
    expect((await service.act(`${path}/kapat`, { Reason })).status).toBe(404);
    expect((await reader.get(path)).statusCode).toBe(404);
  });

  test('on a refund is offered by where it stands', async () => {
    const { Rows } = await reader.data<DataOf<'refunds'>>('/iadeler?List=all');
    const refund = Rows.find(({ Reference }) => Reference === cheap);
    const path = `/iade/${refund?.Id}`;
    const read = () => reader.data<DataOf<'refund'>>(path);
    expect(await read()).toMatchObject({ Next: 'underWay', May: { Retry: true, MarkPaid: false } });
    api.sandbox.world.behaviours.change('bank', { mode: 'decline' });
    await carryRefund(api.ports, { refundId: refund?.Id ?? '' });
    api.sandbox.world.behaviours.reset();
    expect(await read()).toMatchObject({ Next: 'retry', Missing: 1_050, May: { Retry: true, MarkPaid: true } });
    const stopped = await reader.data<DataOf<'refunds'>>('/iadeler');
    expect(stopped.Rows).toMatchObject([{ Id: refund?.Id }]);
    await api.database.$client.query('update refunds set promised = promised + 50 where id = $1', [refund?.Id]);
    const pay = async () => {
      const fields = { Reason, Version: await versionOf(cheap), BankReference: 'EFT 7' };
      return (await money.act(`${path}/odendi`, fields)).body.Word;
    };
    expect(await pay()).toBe(refundTexts.stillLess);
    expect(await read()).toMatchObject({ Next: 'difference', Sum: 1_050, Missing: 50, May: { MarkPaid: true } });
    expect(await pay()).toBe(words.markRefundPaid);
    expect(await read()).toMatchObject({ State: 'paid', ByHand: 1_100, May: { Retry: false, MarkPaid: false } });
    const paid = await reader.data<DataOf<'refunds'>>('/iadeler?List=paid');
    expect(paid.Rows.find(({ Id }) => Id === refund?.Id)).toMatchObject({ Sum: 1_100 });
    expect((await money.act(`${path}/yeniden-dene`, { Reason })).body.Word).toBe(actRefusalTexts.refundOver);
  });

  test('that sets an order going says what was done', async () => {
    const path = `/siparis/${cheap}/yeniden-dene`;
    expect((await service.act(path, { Reason })).body.Word).toBe(words.nothingToDo);
    api.sandbox.world.behaviours.change('bank', { mode: 'error' });
    expect(await service.act(path, { Reason })).toMatchObject({ status: 422, body: { Word: words.silent } });
    expect((await reader.get(`/siparis/${cheap}`)).body).toContain('Banka şu anda yanıt vermiyor');
  });

  test('that an insurer refused is told without the insurer’s words', async () => {
    const fields = { Version: await versionOf(cheap), Amount: '1', Ends: 'stays', Reason };
    await money.act(`/siparis/${cheap}/iade`, fields);
    const row = (await orderData(reader, cheap)).Refunds.find(({ State }) => State !== 'paid');
    const refund = await api.ports.refunds.find(row?.Id ?? '');
    if (!refund) throw new Error('There is no refund');
    await api.ports.refunds.flag(refund, { kind: 'insurerRefused', said: 'Deniz Hanım aradı' });
    const { Problem } = await reader.data<DataOf<'refund'>>(`/iade/${refund.id}`);
    expect(Problem).toBe(refundProblemNames.insurerRefused);
  });
});
