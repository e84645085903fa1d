import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { site } from '#config/site.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { newPerson } from '#testing/people.ts';
import { permittingMember, tellNow } from '#testing/permissions.ts';
import { runCampaignCommand } from './campaign-command.ts';
import { readCampaign } from './campaign-message.ts';
import { countPermitted, sendMarketing } from './send-marketing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
});
afterAll(() => api.close());
afterEach(() => api.sandbox.world.behaviours.reset());

let made = 0;
function campaignOf(channel: 'sms' | 'email', written = 'Kış lastiği hediyeli kasko\n\nAyrıntılar sitemizde.') {
  made += 1;
  const read = readCampaign(channel, `kampanya-${made}`, written);
  if (read.kind !== 'campaign') throw new Error(read.kind);
  return read.campaign;
}

async function permitting(channel: 'sms' | 'email') {
  const member = await permittingMember(api);
  await member.change(channel, true);
  await tellNow(api);
  return member;
}

describe('a campaign', () => {
  test('reaches who permits it once, names the sender and the way to refuse, and stands among the messages', async () => {
    const [permits, silent] = [await permitting('sms'), await permittingMember(api)];
    const campaign = campaignOf('sms');
    expect(await sendMarketing(api.ports, campaign)).toMatchObject({ sent: await countPermitted(api.ports, 'sms') });
    expect(await sendMarketing(api.ports, campaign)).toMatchObject({ sent: 0 });
    const arrived = (await api.sandbox.inbox(permits.person.Phone)).filter(({ text }) => text.includes('Kış lastiği'));
    expect(arrived).toHaveLength(1);
    expect(arrived[0]?.text).toContain(`${site.brand} (MERSİS ${site.mersisNumber})`);
    expect(arrived[0]?.text).toContain('http://localhost/hesabim?page=izinlerim');
    expect((await permits.messages())[0]).toMatchObject({ Channel: 'sms', Purpose: 'Kampanya', State: 'sent' });
    expect((await api.sandbox.inbox(silent.person.Phone)).some(({ text }) => text.includes('Kış'))).toBe(false);
  });

  test('by mail has a subject, and the same under it', async () => {
    const { person, messages } = await permitting('email');
    expect(await sendMarketing(api.ports, campaignOf('email'))).toMatchObject({ sent: expect.any(Number) });
    const [mail] = await api.sandbox.mails(person.Email);
    expect(mail?.subject).toBe('Kış lastiği hediyeli kasko');
    expect(mail?.text).toContain('Ayrıntılar sitemizde.');
    expect(mail?.text).toContain(site.agencyName);
    expect(mail?.text).toContain('http://localhost/hesabim?page=izinlerim');
    expect((await messages())[0]).toMatchObject({ Channel: 'email', Purpose: 'Kampanya' });
  });

  test('does not reach who took it back with us, nor who has no page to take it back on', async () => {
    const [left, visitor, person] = [await permitting('sms'), openBrowser(api), newPerson()];
    await left.change('sms', false);
    await visitor.sendCode(person, 'kasko');
    const code = await visitor.readCode(person.Phone);
    await visitor.confirm(person.Phone, code, 'kasko', { AdvertisementAgreement: true });
    await tellNow(api);
    expect((await api.sandbox.permissions(person.Phone)).length).toBe(2);
    await sendMarketing(api.ports, campaignOf('sms'));
    for (const { Phone } of [left.person, person]) {
      expect((await api.sandbox.inbox(Phone)).some(({ text }) => text.includes('Kış'))).toBe(false);
    }
  });

  test('does not reach who took it back at the register; our page then says so, and the register is not told again', async () => {
    const { person, consents } = await permitting('sms');
    api.clock.advance(600);
    await api.sandbox.withdrawThere(person.Phone, 'MESAJ');
    const since = api.clock.now().toISOString();
    expect(await sendMarketing(api.ports, campaignOf('sms'))).toMatchObject({ withdrawn: 1 });
    const { Marketing, Consents } = await consents();
    expect(Marketing.sms).toBe(false);
    expect(Consents[0]).toMatchObject({ Act: 'permissionRegister', Channel: 'sms', Granted: false, GivenAt: since });
    await tellNow(api);
    expect((await api.sandbox.permissions(person.Phone)).filter(({ type }) => type === 'MESAJ')).toHaveLength(2);
    expect(await sendMarketing(api.ports, campaignOf('sms'))).toMatchObject({ withdrawn: 0 });
    expect((await api.sandbox.inbox(person.Phone)).some(({ text }) => text.includes('Kış'))).toBe(false);
  });

  test('an older refusal at the register does not undo what was permitted since, and nothing is sent before it is told', async () => {
    const { person, change, consents } = await permitting('sms');
    api.clock.advance(60);
    await api.sandbox.withdrawThere(person.Phone, 'MESAJ');
    api.clock.advance(60);
    await change('sms', false);
    await change('sms', true);
    await sendMarketing(api.ports, campaignOf('sms'));
    expect((await consents()).Marketing.sms).toBe(true);
    expect((await api.sandbox.inbox(person.Phone)).some(({ text }) => text.includes('Kış'))).toBe(false);
    await tellNow(api);
    await sendMarketing(api.ports, campaignOf('sms'));
    expect((await api.sandbox.inbox(person.Phone)).some(({ text }) => text.includes('Kış'))).toBe(true);
  });

  test('is not sent where the register knows nothing or cannot be asked, and is once it can', async () => {
    const { person } = await permitting('sms');
    const campaign = campaignOf('sms');
    api.sandbox.world.behaviours.change('iys', { mode: 'error' });
    expect(await sendMarketing(api.ports, campaign)).toMatchObject({ sent: 0, unknownThere: 0 });
    api.sandbox.world.reset();
    expect(await sendMarketing(api.ports, campaign)).toMatchObject({ sent: 0, registerAway: 0 });
    expect(await api.sandbox.inbox(person.Phone)).toEqual([]);
  });
});

test('a campaign needs a plain name, a text, and by mail a subject above it', () => {
  expect(readCampaign('sms', 'Kış Kampanyası', 'x')).toEqual({ kind: 'nameWrong' });
  expect(readCampaign('sms', 'kis', ' \n ')).toEqual({ kind: 'empty' });
  expect(readCampaign('email', 'kis', 'Yalnız konu')).toEqual({ kind: 'textMissing' });
  expect(readCampaign('sms', 'kis', 'Bir\niki')).toMatchObject({ campaign: { text: 'Bir iki' } });
  expect(readCampaign('email', 'kis', 'Konu\n\nBir\n\n\nİki\n')).toMatchObject({
    campaign: { subject: 'Konu', paragraphs: ['Bir', 'İki'] },
  });
});

describe('the command of a campaign', () => {
  const type = (words: readonly string[], written = '') =>
    runCampaignCommand({ open: () => api.ports, readText: async () => written }, words);

  test('counts without a name, sends with one, and tells what became of it', async () => {
    const { person } = await permitting('sms');
    const count = await countPermitted(api.ports, 'sms');
    expect(await type(['sms'])).toEqual({ kind: 'said', text: `${count} üyenin izni açık.` });
    const sent = await type(['sms', 'komutla'], 'Komutla gönderildi');
    expect(sent.kind).toBe('said');
    expect(sent.text).toMatch(/^Gönderildi +[1-9]/);
    expect((await api.sandbox.inbox(person.Phone))[0]?.text).toContain('Komutla gönderildi');
  });

  test.each([[[]], [['push', 'ad']], [['sms', 'ad', 'fazla']], [['sms', 'Kötü Ad']], [['sms', 'bos']]])(
    'refuses %j and sends nothing',
    async (words) => {
      expect(await type(words)).toMatchObject({ kind: 'refused', text: expect.stringMatching(/\S/) });
    },
  );
});
