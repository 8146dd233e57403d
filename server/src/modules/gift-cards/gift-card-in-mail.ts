import type { Language } from '@limber/contract/values/people.ts';
import { escapeHtml } from '../../platform/escape-html.ts';

/** What is said on the face of a card. */
export interface FaceInMail {
  readonly language: Language;
  readonly brand: string;
  readonly title: string;
  readonly amount: string;
  /** For whom it is, and from whom. */
  readonly people: readonly string[];
  readonly message: string | null;
  readonly code: { readonly label: string; readonly groups: string };
  /** The last day; null: it does not expire. */
  readonly until: string | null;
}

const PINE = '#14463F';
const DEEP = '#0F3630';
const SAND = '#F6F1E7';
const GOLD = '#D9B779';

/**
 * The face of a gift card for a mail: the colours of the printed one, in tables and styles that every
 * mail program draws, dark or light.
 */
export function faceInMail(face: FaceInMail): { html: string; text: string } {
  const [start, end] = face.language === 'ar' ? ['right', 'left'] : ['left', 'right'];
  const line = (text: string, style: string) =>
    `<p style="margin:0 0 6px;${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const people = face.people.map((each) => line(each, `color:${GOLD};font-weight:700`)).join('');
  const message =
    face.message === null
      ? ''
      : line(face.message, `color:${SAND};font-style:italic;margin-top:12px;line-height:1.6`);
  const until =
    face.until === null ? '' : line(face.until, `color:${GOLD};font-size:13px;margin:6px 0 0`);
  const { label, groups } = face.code;
  const html = `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:separate;border-radius:16px;overflow:hidden;background:${PINE};margin:0 0 22px">
<tr><td style="padding:24px 26px 0;text-align:${start};color:${SAND};font-size:20px;font-weight:700">${escapeHtml(face.brand)}</td>
<td style="padding:24px 26px 0;text-align:${end};color:${GOLD};font-size:13px">${escapeHtml(face.title)}</td></tr>
<tr><td colspan="2" style="padding:14px 26px 0"><div style="border-top:1px solid ${GOLD};font-size:0;line-height:0">&nbsp;</div></td></tr>
<tr><td colspan="2" style="padding:14px 26px 24px;text-align:${start}">
<p style="margin:0 0 10px;color:${SAND};font-size:34px;line-height:1.2;font-weight:700">${escapeHtml(face.amount)}</p>
${people}${message}</td></tr>
<tr><td colspan="2" style="padding:18px 26px 20px;background:${DEEP};text-align:${start}">
${line(label, `color:${GOLD};font-size:13px`)}
<p dir="ltr" style="margin:0;color:${SAND};font:700 18px/1.4 'Courier New',monospace;letter-spacing:.02em;text-align:${start};white-space:nowrap">${escapeHtml(groups)}</p>
${until}</td></tr></table>`;
  const lines = [
    `${face.title} · ${face.amount}`,
    ...face.people,
    ...(face.message === null ? [] : [`“${face.message}”`]),
    `${label}: ${groups}`,
    ...(face.until === null ? [] : [face.until]),
  ];
  return { html, text: lines.join('\n') };
}
