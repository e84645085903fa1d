import { describe, expect, test } from 'vitest';
import { marketingParameters, pickMarketing, readCampaign } from './marketing.ts';

describe('the campaign of a link', () => {
  test('[N-12] is told by the eight tracked parameters and by nothing else', () => {
    const link = new URLSearchParams('gclid=a&utm_campaignid=b&gad_source=c&utm_source=d&ad=soyad&tc=11111111110');
    for (const name of ['utm_medium', 'utm_campaign', 'utm_term', 'utm_content']) link.set(name, name);
    const picked = pickMarketing(link);
    expect(Object.keys(picked ?? {})).toEqual([...marketingParameters]);
    expect(picked).toMatchObject({ gclid: 'a', utm_content: 'utm_content' });
  });

  test('is nothing where the link carries none, or empty ones', () => {
    expect(pickMarketing(new URLSearchParams('utm_source=&q=kasko'))).toBeUndefined();
  });

  test('keeps two hundred letters of a value', () => {
    expect(pickMarketing([['utm_term', 'ş'.repeat(999)]])).toEqual({ utm_term: 'ş'.repeat(200) });
  });
});

describe('a campaign that comes back in a cookie', () => {
  test('is read as it was written', () => {
    expect(readCampaign(JSON.stringify({ utm_source: 'bülten' }))).toEqual({ utm_source: 'bülten' });
  });

  test.each([
    undefined,
    '',
    'x',
    '1',
    'null',
    '[]',
    '{"utm_source":5}',
    '{"tc":"11111111110"}',
    '{"__proto__":{"a":1}}',
  ])('is nothing where it is %j', (text) => expect(readCampaign(text)).toBeUndefined());
});
