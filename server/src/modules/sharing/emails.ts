import type { Language } from '@limber/contract/values.ts';
import { composeMail } from '../notifications/compose-mail.ts';
import { type InEveryLanguage, isolated } from '../notifications/letter.ts';
import type { QueuedMail } from '../notifications/queries.ts';
import type { Sender } from '../notifications/read-sender.ts';
import { INVITATION_DAYS } from './rules.ts';

/** What a mail with an invitation tells. */
export interface ToldInvitation {
  readonly email: string;
  readonly token: string;
  readonly language: Language;
  readonly ownerFirstName: string;
  /** In the reader's language. */
  readonly packageName: string;
}

/** Invites someone to share a package; the link is good for whoever reads this mail, and them alone. */
export function invitationMail(eventKey: string, told: ToldInvitation, sender: Sender): QueuedMail {
  const say = words[told.language];
  return composeMail(sender, {
    eventKey,
    to: told.email,
    language: told.language,
    title: say.title(told.ownerFirstName),
    paragraphs: [
      say.shares(told.ownerFirstName, told.packageName, sender.brand),
      say.keepsApart(told.ownerFirstName),
      say.how(told.email),
      say.ignore,
    ],
    link: { label: say.link, url: `${sender.publicUrl}/invitation/${told.token}` },
  });
}

const words: InEveryLanguage<{
  title(owner: string): string;
  shares(owner: string, name: string, brand: string): string;
  keepsApart(owner: string): string;
  how(email: string): string;
  ignore: string;
  link: string;
}> = {
  en: {
    title: (owner) => `${owner} wants to share a package with you`,
    shares: (owner, name, brand) =>
      `${owner} has a ${name} at ${brand} and invites you to book sessions from its minutes. It costs you nothing.`,
    keepsApart: (owner) =>
      `${owner} sees how many minutes you use. Your appointments and notes stay between you and the studio.`,
    how: (email) =>
      `Open the invitation within ${INVITATION_DAYS} days and sign in with ${email}. You must be 18 or older.`,
    ignore: 'If you do not know what this is about, you can ignore this e-mail.',
    link: 'See the invitation',
  },
  ar: {
    title: (owner) => `دعوة من ${owner} لمشاركة باقة`,
    shares: (owner, name, brand) =>
      `تلقّيت دعوة من ${owner} لحجز جلساتك من دقائق «${name}» في ${brand}، دون أن تدفع شيئاً.`,
    keepsApart: (owner) =>
      `يظهر لدى ${owner} عدد الدقائق التي تستخدمها لا غير، أما مواعيدك وملاحظاتك فتبقى بينك وبين الاستوديو.`,
    how: (email) =>
      `افتح الدعوة خلال ${INVITATION_DAYS} يوماً وسجّل الدخول بعنوان البريد ${isolated(email)}. يُشترط ألّا يقل عمرك عن 18 عاماً.`,
    ignore: 'إذا لم تكن تعرف سبب هذه الرسالة فيمكنك تجاهلها.',
    link: 'عرض الدعوة',
  },
};
