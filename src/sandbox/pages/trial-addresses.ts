import { registeredAddressOf } from '../registries/records/addresses.ts';
import { earthquakePolicyOf } from '../registries/records/earthquake-policies.ts';
import { personas } from '../registries/records/personas.ts';
import { circumstancesOf } from '../registries/wire.ts';
import type { World } from '../world.ts';
import { type Html, html } from './html.ts';

/** Where the people of a trial live: nobody could guess an address code or the number of an old policy. */
export function trialAddresses(world: World): Html {
  const circumstances = circumstancesOf(world);
  const rows = personas.map(({ identityNumber }) => {
    const address = registeredAddressOf(identityNumber, circumstances.seed);
    const policy = address && earthquakePolicyOf({ uavt: address.uavt }, circumstances);
    return html`<tr><td>${identityNumber}</td><td>${address?.uavt}</td><td>${policy?.policyNumber ?? 'yok'}</td><td>${address?.text}</td></tr>`;
  });
  return html`<div class="card"><h2>Deneme adresleri</h2>
<p class="meta">Kurgu kişilerin kayıtlı oldukları adresler, adres kodları (UAVT) ve o adresin son DASK poliçesi.</p>
<table><tr><th>Kimlik no</th><th>Adres kodu</th><th>DASK poliçe no</th><th>Adres</th></tr>${rows}</table></div>`;
}
