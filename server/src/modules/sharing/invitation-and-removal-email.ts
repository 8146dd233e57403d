import { INVITATION_DAYS } from '@limber/contract/terms/invitations.ts';
import { ADULT_YEARS } from '@limber/contract/terms/people.ts';
import type { Language } from '@limber/contract/values/people.ts';
import { countInArabic } from '../../platform/language/count-in-arabic.ts';
import type { PlainName } from '../accounts/name-rules.ts';
import type { Sender } from '../notifications/compose-mail.ts';
import { composeMail, linkAfterSignIn } from '../notifications/compose-mail.ts';
import { type InEveryLanguage, isolated } from '../notifications/mail-layout.ts';
import type { QueuedMail } from '../notifications/queries.ts';

/** The content of a mail with an invitation. */
export interface InvitationMailData {
  readonly email: string;
  readonly token: string;
  readonly language: Language;
  readonly ownerFirstName: PlainName;
  /** Whether the address has no account. */
  readonly toStranger: boolean;
  /** In the reader's language. */
  readonly packageName: string;
}

/** Invites someone to share a package; the link works only for the reader of this mail. */
export function invitationMail(
  eventKey: string,
  data: InvitationMailData,
  sender: Sender,
): QueuedMail {
  const say = words[data.language];
  const mail = composeMail(sender, {
    eventKey,
    to: data.email,
    language: data.language,
    // A client's own name is not a heading for a mail to a stranger.
    title: data.toStranger ? say.titleToStranger : say.title(data.ownerFirstName),
    paragraphs: [
      say.shares(data.ownerFirstName, data.packageName, sender.brand),
      say.keepsApart(data.ownerFirstName),
      say.how(data.email),
      say.ignore,
    ],
    link: { label: say.link, url: `${sender.publicUrl}/invitation/${data.token}` },
  });
  return { ...mail, toStranger: true };
}

/** The content of a mail to a person whom the owner removed from a package. */
export type RemovalMailData = Omit<InvitationMailData, 'token' | 'toStranger'>;

/** Tells someone that the desk has added them to a package, as they and its owner asked. */
export function additionMail(eventKey: string, data: RemovalMailData, sender: Sender): QueuedMail {
  const say = words[data.language];
  return composeMail(sender, {
    eventKey,
    to: data.email,
    language: data.language,
    title: say.addedTitle(data.ownerFirstName),
    paragraphs: [
      say.added(data.ownerFirstName, data.packageName, sender.brand),
      say.keepsApart(data.ownerFirstName),
    ],
    link: { label: say.sessions, url: linkAfterSignIn(sender.publicUrl, '/profile') },
  });
}

/** Tells someone who shared a package that its owner has ended that, and what stays. */
export function removalMail(eventKey: string, data: RemovalMailData, sender: Sender): QueuedMail {
  const say = words[data.language];
  return composeMail(sender, {
    eventKey,
    to: data.email,
    language: data.language,
    title: say.removedTitle(data.ownerFirstName),
    paragraphs: [say.removed(data.ownerFirstName, data.packageName, sender.brand), say.bookedStays],
    link: { label: say.sessions, url: linkAfterSignIn(sender.publicUrl, '/profile') },
  });
}

const words: InEveryLanguage<{
  title(owner: string): string;
  titleToStranger: string;
  shares(owner: string, name: string, brand: string): string;
  keepsApart(owner: string): string;
  how(email: string): string;
  ignore: string;
  link: string;
  addedTitle(owner: string): string;
  added(owner: string, name: string, brand: string): string;
  removedTitle(owner: string): string;
  removed(owner: string, name: string, brand: string): string;
  bookedStays: string;
  sessions: string;
}> = {
  en: {
    title: (owner) => `${owner} wants to share a package with you`,
    titleToStranger: 'You are invited to share a package',
    shares: (owner, name, brand) =>
      `${owner} has a ${name} at ${brand} and invites you to book sessions from its minutes. It costs you nothing.`,
    keepsApart: (owner) =>
      `${owner} sees how many minutes you use. Your appointments and notes stay between you and the studio.`,
    how: (email) =>
      `Open the invitation within ${INVITATION_DAYS} days and sign in with ${email}. You must be ${ADULT_YEARS} or older.`,
    ignore: 'If you do not know what this is about, you can ignore this e-mail.',
    link: 'See the invitation',
    addedTitle: (owner) => `You now share ${owner}’s package`,
    added: (owner, name, brand) =>
      `At the desk you were added to the ${name} of ${owner} at ${brand}. You can book sessions from its minutes.`,
    removedTitle: (owner) => `You no longer share ${owner}’s package`,
    removed: (owner, name, brand) =>
      `${owner} has ended your share in the ${name} at ${brand}. You can no longer book from its minutes.`,
    bookedStays: 'The sessions that you have booked from it stay booked.',
    sessions: 'See your sessions',
  },
  ar: {
    title: (owner) => `دعوة من ${owner} لمشاركة باقة`,
    titleToStranger: 'دعوة لمشاركة باقة',
    shares: (owner, name, brand) =>
      `تلقّيت دعوة من ${owner} لحجز جلساتك من دقائق «${name}» في ${brand}، دون أي تكلفة عليك.`,
    keepsApart: (owner) =>
      `يظهر لدى ${owner} عدد دقائقك المستخدمة لا غير، أما مواعيدك وملاحظاتك فتبقى بينك وبين الاستوديو.`,
    how: (email) =>
      `تُقبل الدعوة خلال ${countInArabic(INVITATION_DAYS, 'days')} بتسجيل الدخول بعنوان البريد ${isolated(email)}. يُشترط ألّا يقل عمرك عن ${ADULT_YEARS} عاماً.`,
    ignore: 'إن لم يكن لك علم بسبب هذه الرسالة فيمكنك تجاهلها.',
    link: 'عرض الدعوة',
    addedTitle: (owner) => `باقة ${owner} مشتركة معك الآن`,
    added: (owner, name, brand) =>
      `أُضيف اسمك في الاستقبال إلى «${name}» الخاصة بـ ${owner} في ${brand}، ويمكنك حجز جلساتك من دقائقها.`,
    removedTitle: (owner) => `انتهت مشاركتك في باقة ${owner}`,
    removed: (owner, name, brand) =>
      `انتهت مشاركتك في «${name}» في ${brand} بطلب من ${owner}، ولم يعد الحجز من دقائقها متاحاً لك.`,
    bookedStays: 'أما جلساتك المحجوزة منها فتبقى محجوزة.',
    sessions: 'عرض جلساتك',
  },
};
