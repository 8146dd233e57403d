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
  kept: string | null,
  gone: string | null,
  chosen: string | null,
): Addresses | null {
  if (kept === null || gone === null) {
    const stays = kept ?? gone;
    return chosen === null || chosen === stays ? { stays, leads: null } : null;
  }
  if (chosen === kept) return { stays: kept, leads: gone };
  return chosen === gone ? { stays: gone, leads: kept } : null;
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
  readonly created_at: Date;
  readonly created_by: number | null;
  readonly profile_picture_id: string | null;
  readonly cover_photo_id: string | null;
}

/** A person's details after a merge: gaps of the one that stays are filled from the other. */
export function personAfter(kept: WholePerson, gone: WholePerson, { stays }: Addresses) {
  const phone = kept.phone_number === '' ? gone : kept;
  return {
    email: stays,
    verified_at: (stays === kept.email ? kept : gone).verified_at,
    last_name: kept.last_name || gone.last_name,
    phone_number: phone.phone_number,
    phone_e164: phone.phone_e164,
    phone_read: phone.phone_read,
    gender: kept.gender ?? gone.gender,
    goal: kept.goal || gone.goal,
    birthday: kept.birthday ?? gone.birthday,
    address: kept.address ?? gone.address,
    // A second account is no way around it.
    blocked_reason: kept.blocked_reason ?? gone.blocked_reason,
    // Neither is lost.
    desk_note: [...new Set([kept.desk_note, gone.desk_note])].filter(Boolean).join('\n') || null,
    offers_by_mail: agreementOf(kept.offers_by_mail, gone.offers_by_mail),
    offers_by_message: agreementOf(kept.offers_by_message, gone.offers_by_message),
    created_at: new Date(Math.min(kept.created_at.getTime(), gone.created_at.getTime())),
    created_by: kept.created_by ?? gone.created_by,
    profile_picture_id: kept.profile_picture_id ?? gone.profile_picture_id,
    cover_photo_id: kept.cover_photo_id ?? gone.cover_photo_id,
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
export function notesAfter(kept: Notes, gone: Notes): Notes {
  const both = [kept, gone];
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
