import { Html, html } from './html.ts';

const submitAtOnce = new Html('<script>document.forms[0].submit()</script>');

export function hiddenFields(fields: Readonly<Record<string, string>>): Html[] {
  return Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
}

/** Takes the browser back to the merchant by a form post; the button is for browsers without scripts. */
export function submitBody(action: string, fields: Readonly<Record<string, string>>): Html {
  return html`<div class="card"><p>İşyerinin sayfasına dönülüyor.</p>
<form method="post" action="${action}">${hiddenFields(fields)}<button>Devam et</button></form></div>${submitAtOnce}`;
}
