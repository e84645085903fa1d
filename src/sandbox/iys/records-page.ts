import { type Html, html } from '../pages/html.ts';
import type { Permission } from './records.ts';
import { writtenMoment } from './wire.ts';

function rowOf({ recipient, type, status, source, consentDate }: Permission): Html {
  return html`<tr><td>${recipient}</td><td>${type}</td><td>${status}</td><td>${source}</td><td>${writtenMoment(consentDate)}</td>
<td><form method="post" action="/iys/ret"><input type="hidden" name="recipient" value="${recipient}"><input type="hidden" name="type" value="${type}"><button class="plain">Ret ver</button></form></td></tr>`;
}

/** What the register was told, newest first, with what a person could do there. */
export function recordsBody(changes: readonly Permission[]): Html {
  if (changes.length === 0) return html`<p>Kayıtlı izin yok. Site bir izin bildirdiğinde burada görünür.</p>`;
  return html`<div class="card"><p class="meta">Yeni kayıt üstte. “Ret ver”, kişinin iznini kayıt sisteminin kendisinden geri almasıdır.</p>
<table><tr><th>Alıcı</th><th>Tür</th><th>Durum</th><th>Kaynak</th><th>İzin tarihi</th><th></th></tr>${changes.map(rowOf)}</table></div>`;
}
