import type { Partner } from '../app.ts';
import { html } from './html.ts';
import { sendPage } from './layout.ts';
import { trialAddresses } from './trial-addresses.ts';

const places: readonly (readonly [path: string, name: string, text: string])[] = [
  ['/sms', 'Gelen SMS’ler', 'Sitenin gönderdiği kodlar ve iletiler burada okunur.'],
  ['/mail', 'Gelen e-postalar', 'Poliçe ve bilgilendirme e-postaları, ekleriyle.'],
  ['/iys', 'İleti izinleri', 'Kampanya izinlerinin ulusal kaydı: sitenin bildirdikleri ve kişilerin geri aldıkları.'],
  ['/insurers', 'Sigorta şirketleri', 'Kurgu şirketler, konuştukları dil ve o anki davranışları.'],
  ['/bank/ledger', 'Banka defteri', 'Alınan, iptal ve iade edilen ödemeler.'],
];

/** The sandbox's front door for people. */
export const registerIndexPage: Partner = (app, world) => {
  app.get('/', (_request, reply) =>
    sendPage(reply, {
      title: 'Deneme dünyası',
      body: html`${places.map(
        ([path, name, text]) => html`<div class="card"><a href="${path}">${name}</a><p class="meta">${text}</p></div>`,
      )}${trialAddresses(world)}`,
    }),
  );
};
