import { escapeHtml } from '../../../platform/escape-html.ts';
import { htmlOf } from '../../../platform/http/plain-page.ts';
import type { ArrivedMessage } from '../../../platform/messaging/house-telephone.ts';

/** What arrived at the telephone of development. `to`: the number; null: all numbers. */
export function telephonePage(arrived: readonly ArrivedMessage[], to: string | null): string {
  const list = arrived.map(articleOf).join('') || '<p>No message yet.</p>';
  const write =
    to === null
      ? ''
      : `<form method="post" action="/dev/phone?to=${encodeURIComponent(to)}"><label>Write to the studio <input name="text" maxlength="300" required></label><button>Send</button></form>`;
  return htmlOf(
    'en',
    to === null ? 'Telephone' : `Telephone ${escapeHtml(to)}`,
    `<p>Nothing leaves this machine: messages arrive here in development. Newest first.</p>${write}${list}`,
  );
}

function articleOf({ id, to, text, buttons, at, template: { language } }: ArrivedMessage): string {
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  const press = buttons.map(
    (button) =>
      `<form method="post" action="/dev/phone/${id}/buttons/${encodeURIComponent(button.id)}"><button>${escapeHtml(button.title)}</button></form>`,
  );
  return `<hr><p class="small"><a href="/dev/phone?to=${encodeURIComponent(to)}">${escapeHtml(to)}</a>, <time datetime="${at}">${at}</time></p>
<p lang="${language}" dir="${dir}">${escapeHtml(text)}</p>${press.join('')}`;
}
