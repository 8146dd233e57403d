import type { Language } from '@limber/contract/values.ts';
import { htmlOf, isolated, type Letter, textOf } from './letter.ts';
import type { QueuedMail } from './queries.ts';
import type { Sender } from './read-sender.ts';

/** A mail of the studio in the language of whom it is for; its title is also the subject. */
export function composeMail(
  sender: Sender,
  mail: Pick<QueuedMail, 'eventKey' | 'to'> &
    Pick<Letter, 'title' | 'highlight' | 'paragraphs' | 'link'> & { readonly language: Language },
): QueuedMail {
  const letter: Letter = {
    ...mail,
    brand: sender.brand,
    footer: `${sender.legalName}\n${sender.phone} · ${sender.email}`,
  };
  const brand = mail.language === 'ar' ? isolated(sender.brand) : sender.brand;
  return {
    eventKey: mail.eventKey,
    to: mail.to,
    subject: `${brand}: ${mail.title}`,
    text: textOf(letter),
    html: htmlOf(letter),
  };
}
