import type { FastifyReply } from 'fastify';
import { Html, html } from './html.ts';

const style = new Html(`<style>
:root{color-scheme:light;font-family:system-ui,sans-serif;line-height:1.5}
body{margin:0;background:#f4f6f8;color:#1c2733}
main{max-width:44rem;margin:0 auto;padding:1rem}
.note{margin:0;background:#fff4d6;border-bottom:1px solid #e5c76b;padding:.5rem 1rem;text-align:center;font-size:.9rem}
.card{background:#fff;border:1px solid #d5dce3;border-radius:.5rem;padding:1rem;margin:1rem 0;overflow-wrap:anywhere;overflow-x:auto}
.meta{color:#4a5866;font-size:.85rem}
.code{font-size:1.3rem;letter-spacing:.08em;background:#e3f0ff;border-radius:.25rem;padding:0 .3rem}
.wrong{color:#a11212}
pre{white-space:pre-wrap;font:inherit;margin:.5rem 0}
label{display:block;margin:.75rem 0}
input{display:block;width:100%;box-sizing:border-box;font:inherit;padding:.5rem;border:1px solid #76828f;border-radius:.35rem}
button{font:inherit;padding:.6rem 1.2rem;margin:.5rem .5rem 0 0;border-radius:.35rem;border:1px solid #0b5cad;background:#0b5cad;color:#fff}
button.plain{background:#fff;color:#0b5cad}
table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{text-align:left;overflow-wrap:normal;padding:.35rem .5rem;border-bottom:1px solid #e2e7ec}
iframe{width:100%;min-height:20rem;border:1px solid #d5dce3}
</style>`);

export type PageOptions = { readonly title: string; readonly body: Html; readonly refreshSeconds?: number };

export function renderPage({ title, body, refreshSeconds }: PageOptions): string {
  const refresh =
    refreshSeconds === undefined ? undefined : html`<meta http-equiv="refresh" content="${refreshSeconds}">`;
  return html`<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
${refresh}<title>${title}</title>${style}</head>
<body><p class="note">Deneme ortamı: burada gerçek para, kart ve ileti yoktur.</p>
<main><h1>${title}</h1>${body}</main></body></html>`.markup;
}

export function sendPage(reply: FastifyReply, options: PageOptions): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(renderPage(options));
}
