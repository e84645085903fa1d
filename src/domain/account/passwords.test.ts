import { describe, expect, test } from 'vitest';
import { commonWords } from './common-words.ts';
import { isCommonPassword } from './password-habits.ts';
import { judgePassword, looksTemporary, writeTemporary } from './passwords.ts';

const owner = {
  nationalNumber: '11111111110',
  phone: '5550000001',
  email: 'deniz.akcam@example.com',
  name: 'Deniz Can',
  surname: 'Akçam',
  birthdate: '1985-04-12',
};
const judge = (password: string) => judgePassword(password, { owner, siteWords: ['Karşıla', 'Sigorta'] });

describe('[V-07] a new password', () => {
  test('has eight to 128 characters', () => {
    expect(judge('kısa123')).toBe('tooShort');
    expect(judge('Gözlük-raf-kürek-'.repeat(8))).toBe('tooLong');
    expect(judge('şemsiye-gibi')).toBeUndefined();
  });

  test.each([
    'deniz.akcam@example.com',
    'DENIZ.AKCAM@example.com',
    '11111111110',
    '05550000001',
    '+905550000001',
    'Akçam1985',
    'akcam-deniz',
    'DenizCan1!',
    '12041985',
    '12.04.1985',
    'deniz120485',
    'akcam1234',
  ])('%s repeats what others know of its owner', (password) => expect(judge(password)).toBe('guessable'));

  const leaked =
    `12345678 123456789 1234567890 87654321 11111111 00000000 11223344 12341234 12121212 123123123 147258369
    password password1 Password123 P@ssw0rd p@ssword1 passw0rd! qwertyui qwerty123 qwerty12345 Qwerty1! 1q2w3e4r
    1q2w3e4r5t 1qaz2wsx zaq12wsx qazwsxedc asdfghjkl asdf1234 asdfasdf zxcvbnm1 q1w2e3r4 abcd1234 abc12345 abcdefgh
    a1b2c3d4e5 iloveyou iloveyou1 sunshine1 princess1 letmein1 welcome1 Welcome123! football1 baseball superman1
    trustno1 dragon123 monkey123 master12 michael1 jordan23 admin123 administrator adminadmin changeme1 aaaaaaaa
    aaaa1111 abababab 98765432 99999999 starwars1 pokemon12 computer1 whatever1 freedom1 Summer2024 winter2023! spring25
    sifre123 sifre1234 şifre1234 Sifre2024! s1fre123 5ifre123 sifresifre parola123 parola2024 gizli123 gizlisifre
    galatasaray galatasaray1905 Galatasaray1905! gs1905gs cimbom1905 fenerbahce1907 Fenerbahçe1907 fener1907 besiktas1903
    Beşiktaş1903 karakartal1903 trabzonspor61 trabzon61 istanbul34 İstanbul34 Istanbul1453 ankara06 izmir35! bursaspor16
    ataturk1881 Atatürk1938 turkiye1923 Türkiye.2023 cumhuriyet1923 mehmet1990 Ahmet123 ayse1995 fatma1234 mustafa06
    zeynep2010 askim123 seniseviyorum canimaskim bebegim1 hayatim1 merhaba123 selam123 deneme123 test1234 bismillah
    allah786 ramazan1 yaz2024yaz ocak2025 pazartesi1 34abc123 06AB1234 35 KLM 45 karsila1 Karşıla2024 karşılasigorta
    sigorta123 asdfghjklş fgğıodrn uieaütkm qwertyuıopğü poiuytrewq lkjhgfds mnbvcxz1 10101010 20202020 01012000
    5321234567 0532123456 qwertyqwerty passwordpassword hunter2hunter2`.split(/\s+(?!KLM|45)/);
  test.each(leaked)('%s is one that many have', (password) => {
    if ([...password].length >= 8) expect(judge(password)).toBe('common');
    expect(isCommonPassword(password, ['Karşıla'])).toBe(true);
  });

  test.each([
    'Uzun-bir-şifre-1',
    'Yepyeni-şifre',
    'Isaret-Parola-Bir',
    'gözlük raf kürek',
    'kalorifer-mandalina',
    'Tr7!kqPz',
    'x9Lm2Vt8',
    'mor fil 7 kez dans etti',
    'yağmurda-bisiklet-41',
    'deniz-kenarında-çay-içmek',
    'galatasaray maçında yağmur vardı',
    'correct horse battery staple',
    '482915730164',
  ])('%s is taken', (password) => expect(judge(password)).toBeUndefined());

  test('the kept list stays small: folded words, none twice, less than ten thousand letters', () => {
    for (const word of commonWords) expect(word).toMatch(/^[a-z]{2,}$/);
    expect([...commonWords].join(' ').length).toBeLessThan(10_000);
  });
});

describe('a temporary password', () => {
  test('is told by its form', () => {
    const written = writeTemporary([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 31]);
    expect(written).toBe('ABCD-EFGH-JKL9');
    expect(looksTemporary(written)).toBe(true);
    expect(looksTemporary('abcd-efgh-jkl9')).toBe(false);
    expect(looksTemporary('Uzun-bir-sifre')).toBe(false);
  });
});
