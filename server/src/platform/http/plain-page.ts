import type { Language } from '@limber/contract/values/people.ts';
import type { FastifyReply } from 'fastify';

/** What a page of its own may do: it runs no script and fetches nothing. `forms`: where they may lead. */
export const pagePolicy = (forms = "'self'") =>
  `default-src 'none'; style-src 'unsafe-inline'; form-action ${forms}; frame-ancestors 'none'; base-uri 'none'`;

/** Answers with a page that a signed address opens: nobody keeps it, lists it or learns where it leads from. */
export function replyWithSignedPage(
  reply: FastifyReply,
  { status, html }: { readonly status: number; readonly html: string },
): string {
  reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-store');
  reply.header('content-security-policy', pagePolicy()).header('x-robots-tag', 'noindex');
  reply.header('referrer-policy', 'no-referrer');
  return html;
}

/** A page with a heading and a text, in a language. */
export function htmlOf(language: Language, title: string, body: string): string {
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
}

const STYLE = `
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; background: #f6f5f1; color: #14201e; margin: 0 }
main { max-width: 28rem; margin: 0 auto; padding: 3rem 1.25rem }
h1 { font-size: 1.5rem } .small { font-size: .875rem } .foot { margin-top: 2.5rem; opacity: .8 } .amount { font-size: 2rem; font-weight: 600; margin: 1rem 0 0 }
form { display: grid; gap: .75rem; margin-top: 1.5rem }
button { font: inherit; min-height: 3rem; border: 1px solid #14463f; border-radius: .5rem; background: #fff; color: #14463f; cursor: pointer }
button:first-child { background: #14463f; color: #fff } a { color: #14463f }
@media (prefers-color-scheme: dark) {
  body { background: #101816; color: #eef2ef } button { background: #17211f; color: #cfe6df; border-color: #cfe6df }
  button:first-child { background: #cfe6df; color: #101816 } a { color: #cfe6df }
}`;
