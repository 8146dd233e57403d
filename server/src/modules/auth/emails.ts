import { htmlOf, type Letter, textOf } from '../notifications/letter.ts';
import { CODE_LASTS_MINUTES } from './rules.ts';

/** The mail with a one-time code. The subject leaves the code out, because subjects end up in logs. */
export function codeEmail(studio: { brand: string; email: string; phone: string }, code: string) {
  const letter: Letter = {
    brand: studio.brand,
    title: 'Your sign-in code',
    highlight: code,
    paragraphs: [
      `Enter this code to sign in to ${studio.brand}. It is good for ${CODE_LASTS_MINUTES} minutes and for one sign-in.`,
      'If you did not ask for it, you can ignore this e-mail. Never give the code to anybody: we will not ask you for it.',
    ],
    footer: `${studio.brand} · ${studio.phone} · ${studio.email}`,
  };
  return {
    subject: `Your ${studio.brand} sign-in code`,
    text: textOf(letter),
    html: htmlOf(letter),
  };
}
