import { site } from '#config/site.ts';
import { paymentReturnTexts as words } from '#messages/payment-return.ts';

/** What the browser sends once more, by itself and by a button. */
export type Again = {
  readonly method: 'get' | 'post';
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly text: string;
  readonly afterSeconds: number;
};

export type PlainPage = {
  readonly title: string;
  readonly text: readonly string[];
  readonly again?: Again;
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

const style = `body{margin:0;background:#f4f7f8;color:#10202f;font:1rem/1.5 system-ui,sans-serif}
main{max-width:40rem;margin:0 auto;padding:2rem 1.25rem}
a{color:#0b5563;font-weight:600}.brand{text-decoration:none}
h1{margin:1.5rem 0 0;font-size:1.75rem;line-height:1.15}
button{min-height:2.75rem;margin:.5rem 0 1rem;padding:0 1.5rem;border:0;border-radius:.5rem;background:#0b5563;color:#fff;font:inherit;font-weight:600;cursor:pointer}`;

function againForm({ method, action, fields, text }: Again): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return `<form method="${method}" action="${escaped(action)}">${inputs.join('')}<button>${escaped(text)}</button></form>`;
}

/** By the prototype: a field that happens to be called submit would stand in the way. */
function againScript({ afterSeconds }: Again, nonce: string): string {
  const send = `setTimeout(()=>HTMLFormElement.prototype.submit.call(document.forms[0]),${afterSeconds * 1000})`;
  return `<script nonce="${nonce}">${send}</script>`;
}

/** A page that stands without the API and without the site's own files. */
export function plainPage({ title, text, again }: PlainPage, nonce: string): string {
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} | ${escaped(site.brand)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<a class="brand" href="/">${escaped(site.brand)}</a>
<h1>${escaped(title)}</h1>
${text.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n')}
${again ? againForm(again) : ''}
<p><a href="tel:${site.phone}">${escaped(words.call(site.phoneDisplay))}</a></p>
</main>
${again ? againScript(again, nonce) : ''}
</body>
</html>
`;
}
