import type { Agreement, Language } from '@limber/contract/values/people.ts';
import { htmlOf } from '../../../platform/http/plain-page.ts';

/**
 * The page on which a client ends offers by mail, in their language.
 *
 * @param found undefined: it is not an address of ours
 * @param language of a visitor who is not known
 */
export function noOffersPage(
  found: { readonly language: Language; readonly said: Agreement | null } | undefined,
  language: Language,
): { status: number; html: string } {
  const say = words[found?.language ?? language];
  if (!found) return { status: 404, html: htmlOf(language, say.nothing, `<p>${say.unknown}</p>`) };
  const body =
    found.said === 'no'
      ? `<p role="status">${say.done}</p><p>${say.still}</p>`
      : `<p>${say.still}</p><form method="post"><button>${say.end}</button></form>`;
  return { status: 200, html: htmlOf(found.language, say.title, body) };
}

const words: Readonly<
  Record<
    Language,
    Readonly<Record<'title' | 'end' | 'still' | 'done' | 'nothing' | 'unknown', string>>
  >
> = {
  en: {
    title: 'Offers by e-mail',
    end: 'No more offers by e-mail',
    still: 'Confirmations of your sessions and the last notice about your package still come.',
    done: 'You get no more offers by e-mail. Your profile has this choice too.',
    nothing: 'There is nothing to answer here',
    unknown: 'This link is not one of ours, or is not complete.',
  },
  ar: {
    title: 'العروض بالبريد الإلكتروني',
    end: 'لا أريد عروضاً بالبريد الإلكتروني',
    still: 'تصلك تأكيدات جلساتك والتنبيه الأخير بشأن باقتك كالمعتاد.',
    done: 'لن تصلك عروض بالبريد الإلكتروني بعد الآن. تجد هذا الخيار في ملفك الشخصي أيضاً.',
    nothing: 'لا شيء للإجابة عنه هنا',
    unknown: 'هذا الرابط ليس من روابطنا، أو أنه غير كامل.',
  },
};
