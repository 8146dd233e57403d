import type { Language } from '@limber/contract/values/people.ts';
import { escapeHtml } from '../../platform/escape-html.ts';

/** Lays out one mail in the house's plain style, as text and as HTML. */
export interface Letter {
  /** English when left out. Arabic is set from right to left. */
  readonly language?: Language;
  readonly brand: string;
  readonly title: string;
  /** Paragraphs, plain text. */
  readonly paragraphs: readonly string[];
  /** Set large and apart: a code, a date. */
  readonly highlight?: string;
  /** A picture in place of words above the paragraphs, as HTML and as text. */
  readonly face?: { readonly html: string; readonly text: string };
  /** Ways to go on, one below the other, above the link. */
  readonly choices?: readonly { readonly label: string; readonly url: string }[];
  readonly link?: { readonly label: string; readonly url: string };
  /** Smaller links below it, in one line; too long for a letter that is text alone. */
  readonly more?: {
    readonly label: string;
    readonly links: readonly { readonly name: string; readonly url: string }[];
  };
  /** Another way, below the link. */
  readonly otherLink?: { readonly label: string; readonly url: string };
  /** A last paragraph, below the link. */
  readonly closing?: string;
  /** Names, numbers and addresses in Latin script, one line or several. */
  readonly footer: string;
}

/** Words of a mail in every language of the house. */
export type InEveryLanguage<Words> = Readonly<Record<Language, Words>>;

/** Keeps a number, code or name in Latin script in one piece within Arabic words. */
export function isolated(latin: string): string {
  return `\u2066${latin}\u2069`;
}

/** What a letter ends with, without what the studio does not have. */
export function contactLine(...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' · ');
}

export function textOf(letter: Letter): string {
  const links = [...(letter.choices ?? []), letter.link, letter.otherLink].filter(
    (each) => each !== undefined,
  );
  const highlight = [letter.highlight, letter.face?.text].filter((each) => each !== undefined);
  const footer =
    letter.language === 'ar' ? letter.footer.split('\n').map(isolated).join('\n') : letter.footer;
  const closing = letter.closing ? [letter.closing] : [];
  return [
    letter.title,
    ...highlight,
    ...letter.paragraphs,
    ...links.map(({ label, url }) => `${label}: ${url}`),
    ...closing,
    `-- \n${footer}`,
  ].join('\n\n');
}

export function htmlOf(letter: Letter): string {
  const { language = 'en' } = letter;
  const [direction, align] = language === 'ar' ? ['rtl', 'right'] : ['ltr', 'left'];
  // Arabic letters join; spaces between them would tear words apart.
  const spacing = language === 'ar' ? '' : 'letter-spacing:.08em;';
  const highlight = letter.highlight
    ? `<p style="font-size:28px;font-weight:600;${spacing}margin:24px 0">${escapeHtml(letter.highlight)}</p>`
    : '';
  const paragraphs = letter.paragraphs.map(paragraphOf).join('');
  const closing = letter.closing ? paragraphOf(letter.closing) : '';
  const choices = (letter.choices ?? []).map(({ label, url }) => {
    return `<p style="margin:0 0 10px"><a href="${escapeHtml(url)}" style="border:1px solid #14463F;color:#14463F;padding:12px 18px;border-radius:8px;text-decoration:none;display:block">${escapeHtml(label)}</a></p>`;
  });
  const link = letter.link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(letter.link.url)}" style="background:#14463F;color:#fff;padding:14px 22px;border-radius:8px;text-decoration:none;display:inline-block">${escapeHtml(letter.link.label)}</a></p>`
    : '';
  const more = letter.more
    ? `<p style="margin:0 0 14px">${escapeHtml(letter.more.label)} ${letter.more.links
        .map(
          ({ name, url }) =>
            `<a href="${escapeHtml(url)}" style="color:#14463F">${escapeHtml(name)}</a>`,
        )
        .join(' · ')}</p>`
    : '';
  const other = letter.otherLink
    ? `<p style="margin:0 0 24px"><a href="${escapeHtml(letter.otherLink.url)}" style="color:#14463F">${escapeHtml(letter.otherLink.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(letter.title)}</title></head>
<body dir="${direction}" style="margin:0;text-align:${align};background:#F6F5F1;color:#14201E;font:16px/1.5 'Instrument Sans',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="font-weight:700;color:#14463F;font-size:20px;margin:0 0 20px">${escapeHtml(letter.brand)}</p>
<div style="background:#fff;border-radius:12px;padding:28px">
<h1 style="font-size:22px;margin:0 0 14px">${escapeHtml(letter.title)}</h1>
${highlight}${letter.face?.html ?? ''}${paragraphs}${choices.join('')}${link}${other}${more}${closing}
</div>
<p dir="ltr" style="color:#52605B;font-size:14px;margin:20px 0;text-align:${align}">${escapeHtml(letter.footer).replaceAll('\n', '<br>')}</p>
</div></body></html>`;
}

function paragraphOf(text: string): string {
  return `<p style="margin:0 0 14px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
}
