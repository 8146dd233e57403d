import type { Registration } from '@limber/contract/auth.ts';
import { EMAIL_LENGTH } from '@limber/contract/terms/people.ts';
import { PHONE_DIGITS } from '@limber/contract/terms/telephone.ts';
import {
  JPEG_SCANS_A_PASS,
  MOST_PICTURE_MEGAPIXELS,
  PICTURE_PASSES,
  PICTURES_AN_HOUR,
} from '@limber/contract/terms/uploads.ts';
import type { Gender } from '@limber/contract/values.ts';
import type { Sentence } from '../../platform/language/sentence.ts';
import { isName } from './name-rules.ts';

/** Said of a client whom the desk names and whom there is not. */
export const UNKNOWN_CLIENT: Sentence = {
  en: 'We do not know this client.',
  ar: 'لا نعرف هذا العميل.',
};

/** Said of a therapist whom the studio does not have. */
export const UNKNOWN_THERAPIST: Sentence = {
  en: 'We do not know this therapist.',
  ar: 'لا نعرف هذا المعالج.',
};

/** The e-mail rule of browsers, with a domain that mail can reach and no dot out of place. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$/;

/** The address as it is kept and compared: trimmed, in lower case; null when it is not one. */
export function normalEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase();
  if (email.length > EMAIL_LENGTH.most || email.indexOf('@') > EMAIL_LENGTH.mostBeforeAt)
    return null;
  // Reserved for being nobody's (RFC 2606): erased accounts have their addresses there.
  if (email.endsWith('.invalid')) return null;
  return EMAIL.test(email) ? email : null;
}

export const NOT_AN_EMAIL = {
  en: 'Please enter one valid e-mail address.',
  ar: 'يرجى إدخال بريد إلكتروني واحد صالح.',
};

/** What a client says of themselves, ready to be kept. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  /** Null: not told, as the desk may leave it. */
  readonly gender: Gender | null;
  readonly medicalIssues: string;
  readonly goal: string;
}

/** The registration without stray spaces. */
export function personOf(
  registration: Omit<Registration, 'email' | 'language' | 'health_notes_agreed' | 'gender'> & {
    gender: Gender | null;
  },
): Person {
  return {
    firstName: oneLine(registration.first_name),
    lastName: oneLine(registration.last_name),
    phoneNumber: oneLine(registration.phone_number),
    gender: registration.gender,
    medicalIssues: (registration.medicalIssues ?? '').trim(),
    goal: (registration.goal ?? '').trim(),
  };
}

/** What must be mended before a person can be kept: sentence by the wire's field name. */
export function problemsOf(person: Person): Record<string, Sentence> {
  const problems: Record<string, Sentence> = {};
  if (!isName(person.firstName)) problems.first_name = WRONG_FIRST_NAME;
  if (!isName(person.lastName)) problems.last_name = WRONG_LAST_NAME;
  if (!isPhoneNumber(person.phoneNumber)) {
    problems.phone_number = {
      en: `Please enter a phone number of ${PHONE_DIGITS.least} to ${PHONE_DIGITS.most} digits.`,
      ar: `يرجى إدخال رقم هاتف من ${PHONE_DIGITS.least} إلى ${PHONE_DIGITS.most} رقماً.`,
    };
  }
  if (hasControls(person.medicalIssues)) problems.medicalIssues = PLAIN_TEXT;
  if (hasControls(person.goal)) problems.goal = PLAIN_TEXT;
  return problems;
}

/** Since when a client agrees to the studio keeping health notes, after what they say of it now. */
export function agreementAfter(
  agreedAt: Date | null,
  agreed: boolean | undefined,
  now: Date,
): Date | null {
  if (agreed === undefined) return agreedAt;
  return agreed ? (agreedAt ?? now) : null;
}

/** Pictures that people have of themselves. */
export type OwnPictureUse = 'profile' | 'cover';

/** What the head of a picture says of it. */
export interface PictureHead {
  /** As `sharp` names it; AVIF is `heif`. */
  readonly format?: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly isProgressive?: boolean | undefined;
}

/** In pixels of a picture that is decoded in one pass: what decoding costs, by the head and the scans of a JPEG. */
export function decodingCost({ format, width, height, isProgressive }: PictureHead, scans: number) {
  const passes =
    format === 'heif'
      ? PICTURE_PASSES.avif
      : format === 'png' && isProgressive
        ? PICTURE_PASSES.interlacedPng
        : Math.max(1, scans / JPEG_SCANS_A_PASS);
  return width * height * passes;
}

/** How many scans a JPEG has: each of them goes over the whole picture. 0 for what is no JPEG. */
export function countScans(bytes: Buffer): number {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return 0;
  let scans = 0;
  for (let at = bytes.indexOf(SCAN); at !== -1; at = bytes.indexOf(SCAN, at + SCAN.length)) {
    scans += 1;
  }
  return scans;
}

/** In the data of a scan 0xff is followed by 0, so that these are a marker; in comments they may be more. */
const SCAN = Buffer.from([0xff, 0xda]);

export const MOST_PIXELS = MOST_PICTURE_MEGAPIXELS * 1e6;

/** What keeps one account from keeping the server busy with pictures. */
export function pictureChangesOf(accountId: number) {
  return { key: `pictures of account ${accountId}`, most: PICTURES_AN_HOUR, perMinutes: 60 };
}

/** Whether bytes begin as a JPEG, PNG, WebP or AVIF does, whatever the file is called. */
export function isPicture(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === '\xff\xd8\xff') return true;
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return true;
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return true;
  // An AVIF names its brand, or has it among those it is compatible with.
  return text(4, 8) === 'ftyp' && /^(?:.{4})*?avi[fs]/s.test(text(8, 64));
}

const A_NAME_HOLDS = {
  en: 'letters, spaces, apostrophes, hyphens and dots, and no web address.',
  ar: 'بالحروف، ويمكن أن تتخللها مسافات وفواصل عليا وشرطات ونقاط، دون عناوين مواقع.',
};
const WRONG_FIRST_NAME: Sentence = {
  en: `Please enter a first name: ${A_NAME_HOLDS.en}`,
  ar: `يرجى كتابة الاسم الأول ${A_NAME_HOLDS.ar}`,
};
const WRONG_LAST_NAME: Sentence = {
  en: `Please enter a last name: ${A_NAME_HOLDS.en}`,
  ar: `يرجى كتابة اسم العائلة ${A_NAME_HOLDS.ar}`,
};
export const PLAIN_TEXT = {
  en: 'Please use plain text.',
  ar: 'يرجى استخدام نص عادي.',
};

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

function isPhoneNumber(phone: string): boolean {
  const digits = phone.replaceAll(/\D/g, '').length;
  return digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most && phone.lastIndexOf('+') <= 0;
}

/** Whether a text has what no form sends: PostgreSQL keeps no NUL, and of controls tab and line breaks are typed. */
export function hasControls(text: string): boolean {
  return /[^\P{Cc}\t\r\n]|\p{Cs}/u.test(text);
}
