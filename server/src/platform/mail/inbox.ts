import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../escape-html.ts';
import type { Inbox, InboxEntry } from './inbox-store.ts';

type Query = { to?: string };

/** Mail may have styles, but neither it nor the page runs a script or fetches anything. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * The development inbox: GET /dev/inbox as a page, or as JSON on request, filtered by `?to=`. It
 * shows everybody's mail, so it must never be registered in production.
 */
export function inboxRoutes(app: FastifyInstance, inbox: Inbox): void {
  app.get<{ Querystring: Query }>('/dev/inbox', async (request, reply) => {
    const { to } = request.query;
    const mails = await inbox.list({ to: typeof to === 'string' ? to : undefined });
    reply.header('vary', 'Accept').header('cache-control', 'no-store');
    if ((request.headers.accept ?? '').includes('application/json')) {
      return mails.map(({ to, subject, text, html, sentAt }) => ({
        to,
        subject,
        text,
        html,
        sentAt,
      }));
    }
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8');
    return page(mails, typeof to === 'string' ? to : '');
  });

  app.get<{ Params: { number: string; index: string } }>(
    '/dev/inbox/:number/attachments/:index',
    async (request, reply) => {
      const mails = await inbox.list({ limit: Number.POSITIVE_INFINITY });
      const mail = mails.find(({ number }) => String(number) === request.params.number);
      const attachment = mail?.attachments?.[Number(request.params.index)];
      if (!attachment) return reply.code(404).send({ detail: 'This mail has no such attachment.' });
      const name = attachment.filename.replace(/[^\w.-]/g, '_');
      reply.header('content-disposition', `attachment; filename="${name}"`);
      const bytes = Buffer.from(attachment.content, attachment.encoding ?? 'utf8');
      return reply.type(attachment.contentType).send(bytes);
    },
  );
}

function page(mails: InboxEntry[], to: string): string {
  const list = mails.map(article).join('') || '<p>No mail yet.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Inbox – Limber</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>Inbox</h1>
<p>Mail is kept here because SMTP_URL is not set. Newest first.</p>
<form><label>Mail to <input name="to" type="email" value="${escapeHtml(to)}"></label> <button>Show</button>${
    to ? ' <a href="/dev/inbox">Show all</a>' : ''
  }</form>${list}</main></body></html>`;
}

function article(mail: InboxEntry): string {
  const attachments = (mail.attachments ?? []).map(
    ({ filename }, index) =>
      `<a href="/dev/inbox/${mail.number}/attachments/${index}">${escapeHtml(filename)}</a>`,
  );
  return `<article><h2>${escapeHtml(mail.subject)}</h2>
<p>To <a href="/dev/inbox?to=${encodeURIComponent(mail.to)}">${escapeHtml(mail.to)}</a>, <time datetime="${escapeHtml(mail.sentAt)}">${escapeHtml(mail.sentAt)}</time> ${attachments.join(' ')}</p>
<iframe sandbox title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(mail.html)}"></iframe>
<details><summary>Plain text</summary><pre>${escapeHtml(mail.text)}</pre></details></article>`;
}

const STYLE = `
body { font: 1rem/1.5 system-ui, sans-serif; background: #f6f5f1; color: #14201e; margin: 0 }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem }
article { background: #fff; border: 1px solid #7e7a70; border-radius: .5rem; padding: 1rem; margin: 1rem 0 }
h2 { margin: 0; font-size: 1.125rem } p { margin: .25rem 0 .75rem }
iframe { width: 100%; height: 22rem; border: 1px solid #ddd }
pre { white-space: pre-wrap; overflow-wrap: anywhere } a { color: #14463f }
input, button { font: inherit; padding: .5rem }`;
