import { describe, expect, test } from 'vitest';
import { firstAnswers, indexAnswers } from './first-answers.ts';

const post = (topic: string, question: string, answer = '') => ({ topic, question, answer });
const index = indexAnswers([
  post('Ödeme, cayma ve iade', 'Taksitle ödeyebilir miyim?', 'Kartınızın bankası izin veriyorsa ödeyebilirsiniz.'),
  post('Ödeme, cayma ve iade', 'İptal edersem ne kadar iade alırım?', 'Kalan günlerin primi kartınıza döner.'),
  post('Kasko', 'Muafiyetli kasko ne demek?', 'Hasarın bir bölümünü siz ödersiniz.'),
  post('Konut sigortası', 'Muafiyet konutta nasıl işler?', 'Hasarın bir bölümünü siz ödersiniz.'),
  post('Zorunlu deprem sigortası (DASK)', "Iğdır'daki evim için DASK gerekir mi?", 'Evet.'),
  post('Seyahat sağlık sigortası', 'Schengen vizesi için teminat ne kadar olmalı?', 'En az 30.000 avro.'),
  post('Seyahat sağlık sigortası', 'Seyahat tarihim değişirse ne yapmalıyım?', 'Bize yazın.'),
  post('Evcil hayvan sigortası', 'Kedim için IMM gerekir mi?', 'Hayır, aşı kartı yeter.'),
]);
const found = (written: string, most = 3) => firstAnswers(index, written, most).map(({ question }) => question);

describe('first answers', () => {
  test.each([
    ['taksit', 'Taksitle ödeyebilir miyim?'],
    ['TAKSİTLERİMİ ÖDEYEMİYORUM', 'Taksitle ödeyebilir miyim?'],
    ['Poliçemi iptal ettim, iadem ne zaman gelir?', 'İptal edersem ne kadar iade alırım?'],
    ['igdir dask', "Iğdır'daki evim için DASK gerekir mi?"],
    ['imm kedi', 'Kedim için IMM gerekir mi?'],
    ['vizem için schengen teminatı', 'Schengen vizesi için teminat ne kadar olmalı?'],
  ])('%j finds its question first, whatever the ending and the letters', (written, question) => {
    expect(found(written)[0]).toBe(question);
  });

  test('the closest comes first: a word of the question and its topic before the same word elsewhere', () => {
    expect(found('kasko muafiyeti')).toEqual(['Muafiyetli kasko ne demek?']);
  });

  test.each(['', '   ', 'merhaba, yardım istiyorum', 'bu nasıl olur?', 'a b c', 'uzay mekiği fırlatma rampası'])(
    '%j finds nothing',
    (written) => {
      expect(found(written)).toEqual([]);
    },
  );

  test('what shares one word among many, or words of answers alone, is left out', () => {
    expect(found('taksit yerine uzay mekiği kiralamak')).toEqual([]);
    expect(found('avro evet döner')).toEqual([]);
  });

  test('never more than asked for', () => {
    expect(found('seyahat sigortası vize teminat tarih', 1)).toHaveLength(1);
    expect(found('seyahat sigortası vize teminat tarih', 3).length).toBeLessThanOrEqual(3);
  });

  test('a long message is looked up within a frame', () => {
    const many = indexAnswers(
      Array.from({ length: 120 }, (_, number) =>
        post(`Konu ${number}`, `Soru ${number} muafiyet ve teminat`, 'kasko trafik konut '.repeat(40)),
      ),
    );
    const message = Array.from({ length: 400 }, (_, number) => `kelime${number} muafiyet`).join(' ');
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      firstAnswers(many, message, 3);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
