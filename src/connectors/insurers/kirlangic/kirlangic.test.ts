import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { sampleQuote } from '#testing/sample-quote.ts';
import { fixtureReply } from '../default/fixture-reply.ts';
import { closed, declined, latin5, missing, pointAmount, priceChanged, quote, systemError } from './fixtures.ts';
import { read } from './map-in.ts';
import { out } from './map-out.ts';

describe('Kırlangıç', () => {
  test('writes Latin-5, commas, dotted days and yes or no as letters', () => {
    const { body } = out.quote(sampleQuote({ line: 'kasko', reference: 'q<1>', start: '2026-11-15' }));
    const text = iconv.decode(body as Buffer, 'iso-8859-9');
    for (const part of [
      '<referans>q&lt;1&gt;</referans>',
      '<urun>2</urun>',
      '<baslangicTarihi>15.11.2026</baslangicTarihi>',
      '<ad>ŞÜKRÜ ÇAĞIN</ad>',
      '<aracBedeli>950000,00</aracBedeli>',
      '<lpg>H</lpg>',
      '<secenek><ad>destination</ad><deger>DE</deger></secenek>',
    ]) {
      expect(text).toContain(part);
    }
    expect((body as Buffer).includes(Buffer.from([0xde, 0xdc, 0x4b, 0x52, 0xdc]))).toBe(true);
  });

  test('reads an offer from text only', () => {
    const answer = read.quote(fixtureReply(quote));
    expect(answer.kind === 'offers' && answer.offers[0]).toEqual({
      proposalNumber: '903-1',
      packageCode: 'K3',
      packageName: 'Genişletilmiş Kasko',
      net: 1_142_857,
      gross: 1_200_000,
      installments: [
        { count: 1, gross: 1_200_000 },
        { count: 6, gross: 1_228_800 },
      ],
      validUntil: new Date('2026-11-16T09:00:00Z'),
      coverages: [
        { key: 'carpma', value: { kind: 'marketValue' } },
        { key: 'miniOnarim', value: { kind: 'count', count: 3 } },
        { key: 'ozelEsya', value: { kind: 'unknown' } },
      ],
      warnings: ['Cam kırılması & çizik hariç'],
    });
  });

  test('reads each Durum', () => {
    expect(read.quote(fixtureReply(declined))).toEqual({ kind: 'declined', reason: 'Bölge/il kapalı' });
    expect(read.quote(fixtureReply(closed))).toEqual({ kind: 'failed', reason: 'closed' });
    expect(read.quote(fixtureReply(systemError))).toEqual({ kind: 'failed', reason: 'faulty' });
    expect(read.issue(fixtureReply(priceChanged))).toEqual({
      kind: 'repriced',
      gross: 1_284_000,
      reason: 'Prim değişti',
    });
    expect(read.status(fixtureReply(missing))).toEqual({ kind: 'unknown' });
    expect(read.cancel(fixtureReply(missing))).toEqual({ kind: 'declined', reason: 'Poliçe bulunamadı' });
    expect(read.quote(fixtureReply(latin5('<Durum>7</Durum><DurumMesaj/>')))).toEqual({
      kind: 'failed',
      reason: 'unreadable',
    });
  });

  test('reads that it looks first, and what it wants to see', () => {
    const looks = (documents: string) =>
      latin5(
        `<Durum>4</Durum><DurumMesaj>Dosya incelemede</DurumMesaj><incelemeNo>903-INC-1</incelemeNo><istenenBelgeler>${documents}</istenenBelgeler>`,
      );
    const review = { kind: 'review', reference: '903-INC-1', note: 'Dosya incelemede' };
    expect(read.quote(fixtureReply(looks('')))).toEqual({ ...review, wantedDocuments: [] });
    const wish = fixtureReply(looks('<belge>Ruhsat fotoğrafı</belge>'));
    expect(read.review?.(wish)).toEqual({ ...review, wantedDocuments: ['Ruhsat fotoğrafı'] });
    expect(read.review?.(fixtureReply(missing))).toEqual({ kind: 'failed', reason: 'unreadable' });
    expect(read.issue(wish)).toEqual({ kind: 'failed', reason: 'unreadable' });
    expect(iconv.decode(out.review?.('903-INC-1').body as Buffer, 'iso-8859-9')).toContain(
      '<Istek><incelemeNo>903-INC-1</incelemeNo></Istek>',
    );
  });

  test.each([
    ['a point in an amount', () => read.issue(fixtureReply(pointAmount))],
    [
      'a document type',
      () => read.quote(fixtureReply(`<!DOCTYPE Cevap [<!ENTITY a "b">]>${declined.toString('latin1')}`)),
    ],
    ['no envelope', () => read.quote(fixtureReply('<html><body>Bakımdayız</body></html>'))],
    [
      'no document',
      () => read.document(fixtureReply(latin5('<Durum>1</Durum><DurumMesaj/><icerik>bWVyaGFiYQ==</icerik>'))),
    ],
  ])('%s is unreadable', (_, reading) => {
    expect(reading).toThrow();
  });
});
