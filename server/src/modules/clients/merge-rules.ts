import type { Sentence } from '../../platform/language/sentence.ts';

/** The addresses that sign in after a merge. */
export interface Addresses {
  /** Null: neither has one. */
  readonly stays: string | null;
  /** The other address, which leads to the same account from then on; null: none. */
  readonly leads: string | null;
}

/**
 * Which of both addresses stays; null when that has to be chosen first, or the choice is neither.
 */
export function addressesOf(
  survivor: string | null,
  duplicate: string | null,
  chosen: string | null,
): Addresses | null {
  if (survivor === null || duplicate === null) {
    const stays = survivor ?? duplicate;
    return chosen === null || chosen === stays ? { stays, leads: null } : null;
  }
  if (chosen === survivor) return { stays: survivor, leads: duplicate };
  return chosen === duplicate ? { stays: duplicate, leads: survivor } : null;
}

interface WholePerson {
  readonly email: string | null;
  readonly verified_at: Date | null;
  readonly last_name: string;
  readonly phone_number: string;
  readonly phone_e164: string | null;
  readonly phone_read: string | null;
  readonly gender: string | null;
  readonly goal: string;
  readonly birthday: string | null;
  readonly address: string | null;
  readonly blocked_reason: string | null;
  readonly desk_note: string | null;
  readonly offers_by_mail: string | null;
  readonly offers_by_message: string | null;
  readonly message_channel: string | null;
  readonly created_at: Date;
  readonly created_by: number | null;
  readonly profile_picture_id: string | null;
  readonly cover_photo_id: string | null;
}

/** A person's details after a merge: gaps of the one that stays are filled from the other. */
export function personAfter(survivor: WholePerson, duplicate: WholePerson, { stays }: Addresses) {
  const phone = survivor.phone_number === '' ? duplicate : survivor;
  return {
    email: stays,
    verified_at: (stays === survivor.email ? survivor : duplicate).verified_at,
    last_name: survivor.last_name || duplicate.last_name,
    phone_number: phone.phone_number,
    phone_e164: phone.phone_e164,
    phone_read: phone.phone_read,
    gender: survivor.gender ?? duplicate.gender,
    goal: survivor.goal || duplicate.goal,
    birthday: survivor.birthday ?? duplicate.birthday,
    address: survivor.address ?? duplicate.address,
    // A second account is no way around it.
    blocked_reason: survivor.blocked_reason ?? duplicate.blocked_reason,
    // Neither is lost.
    desk_note:
      [...new Set([survivor.desk_note, duplicate.desk_note])].filter(Boolean).join('\n') || null,
    offers_by_mail: agreementOf(survivor.offers_by_mail, duplicate.offers_by_mail),
    offers_by_message: agreementOf(survivor.offers_by_message, duplicate.offers_by_message),
    message_channel: survivor.message_channel ?? duplicate.message_channel,
    created_at: new Date(Math.min(survivor.created_at.getTime(), duplicate.created_at.getTime())),
    created_by: survivor.created_by ?? duplicate.created_by,
    profile_picture_id: survivor.profile_picture_id ?? duplicate.profile_picture_id,
    cover_photo_id: survivor.cover_photo_id ?? duplicate.cover_photo_id,
  };
}

/** A no of either counts. */
function agreementOf(one: string | null, other: string | null): string | null {
  return one === 'no' || other === 'no' ? 'no' : (one ?? other);
}

/**
 * Health notes of both under their agreements, with the earlier date; identical notes appear once.
 * A withdrawal by either counts for both: an agreement given before it no longer counts.
 */
export function notesAfter(survivor: Notes, duplicate: Notes): Notes {
  const both = [survivor, duplicate];
  const withdrawnAt = latest(both.map((notes) => notes.withdrawnAt));
  const stand = both.flatMap(({ text, agreedAt }) =>
    agreedAt !== null && (withdrawnAt === null || agreedAt > withdrawnAt)
      ? [{ text, agreedAt }]
      : [],
  );
  const texts = stand.map(({ text }) => text).filter((text) => text !== '');
  const [agreedAt = null] = stand.map((notes) => notes.agreedAt).toSorted(byTime);
  return { text: [...new Set(texts)].join('\n\n'), agreedAt, withdrawnAt };
}

export interface Notes {
  readonly text: string;
  readonly agreedAt: Date | null;
  /** When an agreement was taken back last; null: never. */
  readonly withdrawnAt: Date | null;
}

const latest = (times: readonly (Date | null)[]) =>
  times
    .filter((at) => at !== null)
    .toSorted(byTime)
    .at(-1) ?? null;
const byTime = (a: Date, b: Date) => a.getTime() - b.getTime();

export const THEMSELVES: Sentence = {
  en: 'A client cannot be merged with themselves.',
  ar: 'لا يمكن دمج العميل مع نفسه.',
};
export const SAY_WHICH: Sentence = {
  en: 'Both sign in with an e-mail address. Please say which of the two stays.',
  ar: 'لكل منهما بريد إلكتروني لتسجيل الدخول. يرجى تحديد البريد الذي يبقى.',
};
