/** Lays out one mail in the house's plain style, as text and as HTML. */
export interface Letter {
  readonly brand: string;
  readonly title: string;
  /** Paragraphs, plain text. */
  readonly paragraphs: readonly string[];
  /** Set large and apart: a code, a date. */
  readonly highlight?: string;
  readonly link?: { readonly label: string; readonly url: string };
  readonly footer: string;
}

export function textOf(letter: Letter): string {
  const link = letter.link ? [`${letter.link.label}: ${letter.link.url}`] : [];
  const highlight = letter.highlight ? [letter.highlight] : [];
  return [letter.title, ...highlight, ...letter.paragraphs, ...link, `-- \n${letter.footer}`].join(
    '\n\n',
  );
}

export function htmlOf(letter: Letter): string {
  const highlight = letter.highlight
    ? `<p style="font-size:28px;font-weight:600;letter-spacing:.08em;margin:24px 0">${escapeHtml(letter.highlight)}</p>`
    : '';
  const paragraphs = letter.paragraphs
    .map(
      (paragraph) =>
        `<p style="margin:0 0 14px">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`,
    )
    .join('');
  const link = letter.link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(letter.link.url)}" style="background:#14463F;color:#fff;padding:14px 22px;border-radius:8px;text-decoration:none;display:inline-block">${escapeHtml(letter.link.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(letter.title)}</title></head>
<body style="margin:0;background:#F6F5F1;color:#14201E;font:16px/1.5 'Instrument Sans',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="font-weight:700;color:#14463F;font-size:20px;margin:0 0 20px">${escapeHtml(letter.brand)}</p>
<div style="background:#fff;border-radius:12px;padding:28px">
<h1 style="font-size:22px;margin:0 0 14px">${escapeHtml(letter.title)}</h1>
${highlight}${paragraphs}${link}
</div>
<p style="color:#52605B;font-size:14px;margin:20px 0">${escapeHtml(letter.footer).replaceAll('\n', '<br>')}</p>
</div></body></html>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
