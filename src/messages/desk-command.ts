/** What who runs the product reads at the terminal about those who work at the desk. */
export const deskCommandTexts = {
  usage: [
    'npm run desk -- list                               masada çalışanlar',
    'npm run desk -- add-operator <ad> <yetki,yetki>    yeni çalışan; yetkiler: read, service, money',
    'npm run desk -- reset-operator <ad>                yeni şifre ve doğrulama anahtarı; açık oturumları kapatır',
    'npm run desk -- disable-operator <ad>              bir daha giremez; açık oturumları kapatır',
  ].join('\n'),
  badName: 'Ad küçük harfle başlar; 3–32 küçük harf, rakam, nokta veya tire içerir.',
  badRoles: 'Yetkiler read, service ve money arasından, virgülle ayrılarak yazılır.',
  taken: (name: string) => `${name} adında biri var.`,
  unknown: (name: string) => `${name} adında çalışan biri yok.`,
  keys: (keys: { name: string; password: string; secret: string; address: string }) =>
    [
      `Ad:     ${keys.name}`,
      `Şifre:  ${keys.password}`,
      `TOTP:   ${keys.secret}`,
      `        ${keys.address}`,
      'Bunlar bir daha gösterilmez.',
    ].join('\n'),
  disabled: (name: string) => `${name} artık giremez.`,
  line: (facts: { name: string; roles: string; state: string }) =>
    `${facts.name.padEnd(32)}  ${facts.roles.padEnd(20)}  ${facts.state}`,
  states: { active: 'çalışıyor', disabled: 'kapalı' },
  empty: 'Masada çalışan kimse yok.',
} as const;
