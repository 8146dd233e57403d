import type { Language } from '@limber/contract/values/people.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import { contactLine, htmlOf, isolated, type Letter, textOf } from './mail-layout.ts';
import type { QueuedMail } from './queries.ts';
import { findStudio } from './queries.ts';

/** A mail of the studio in its recipient's language; its title is also the subject. */
export function composeMail(
  sender: Sender,
  mail: Pick<QueuedMail, 'eventKey' | 'to'> &
    Pick<
      Letter,
      'title' | 'highlight' | 'face' | 'paragraphs' | 'choices' | 'link' | 'otherLink' | 'more'
    > & {
      readonly language: Language;
    },
): QueuedMail {
  const letter: Letter = {
    ...mail,
    brand: sender.brand,
    footer: [sender.legalName, contactLine(sender.phone, sender.email)].filter(Boolean).join('\n'),
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

/** Who writes a mail, and where its links lead. */
export interface Sender {
  readonly brand: string;
  readonly legalName: string;
  /** Null: it has none. */
  readonly phone: string | null;
  readonly email: string | null;
  /** Where clients reach the site, without a slash at the end. */
  readonly publicUrl: string;
}

/** The studio's address, or one of its site that nobody reads. */
export function addressOf({ email, publicUrl }: Sender): string {
  return email ?? `noreply@${new URL(publicUrl).hostname}`;
}

/** The studio as the sender of mails. */
export async function readSender(db: Db | Trx, publicUrl: string): Promise<Sender> {
  const studio = await findStudio(db);
  return {
    brand: studio.brand,
    legalName: studio.legal_name,
    phone: studio.phone,
    email: studio.email,
    publicUrl,
  };
}

/**
 * A link to `path` of the site for a mail, through the sign-in page for readers who are not signed
 * in.
 */
export function linkAfterSignIn(publicUrl: string, path: string): string {
  return `${publicUrl}/login?next=${encodeURIComponent(path)}`;
}
