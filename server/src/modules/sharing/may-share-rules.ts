import { ADULT_YEARS } from '@limber/contract/terms/people.ts';
import { countInArabic } from '../../platform/language/count-in-arabic.ts';
import type { Sentence } from '../../platform/language/sentence.ts';

export interface Seat {
  readonly email: string;
  readonly joinedAt: Date | null;
}

export interface SharedPackage {
  readonly kind: string;
  /** Open to new sessions: not closed, not expired. */
  readonly open: boolean;
  readonly peopleLimit: number;
  readonly ownerEmail: string | null;
  /** Everyone invited or joined, without the owner. */
  readonly people: readonly Seat[];
}

/** Why this address cannot be invited; null when it can, also again. */
export function refuseInvitation(shared: SharedPackage, email: string): Sentence | null {
  if (shared.kind !== 'shared')
    return {
      en: 'Only shared packages can be shared.',
      ar: 'لا يمكن مشاركة سوى الباقات المشتركة.',
    };
  if (!shared.open)
    return {
      en: 'This package can no longer be used, so nobody can join it.',
      ar: 'لم تعد هذه الباقة صالحة للاستخدام، فلا يمكن لأحد الانضمام إليها.',
    };
  if (email === shared.ownerEmail)
    return {
      en: 'This package is yours already.',
      ar: 'هذه الباقة لك أصلاً.',
    };
  const known = shared.people.find((person) => person.email === email);
  if (known?.joinedAt)
    return {
      en: 'This person shares the package already.',
      ar: 'هذا الشخص مشارك في الباقة بالفعل.',
    };
  if (!known && shared.people.length + 1 >= shared.peopleLimit) {
    return allPlacesTaken(shared.peopleLimit);
  }
  return null;
}

/** Why nobody can be given this cap on a package of `minutes`; null when they can. */
export function refuseCap(
  minutes: number | null,
  capMinutes: number | null | undefined,
): Sentence | null {
  if (minutes === null || capMinutes === null || capMinutes === undefined) return null;
  return capMinutes <= minutes
    ? null
    : {
        en: `This package has ${minutes} minutes. Please give a cap of ${minutes} at most, or none.`,
        ar: `في هذه الباقة ${countInArabic(minutes, 'minutes')}. يرجى إدخال حد لا يتجاوز ${minutes}، أو ترك الحقل فارغاً.`,
      };
}

/** Why somebody without the confirmation of being an adult cannot share a package; null with it. */
export function refuseAge(adult: boolean): Sentence | null {
  return adult
    ? null
    : {
        en: `Only adults of ${ADULT_YEARS} years or older can share a package.`,
        ar: `لا تُتاح مشاركة الباقات إلا لمن بلغ ${ADULT_YEARS} عاماً فأكثر.`,
      };
}

/** Why the invited person cannot join any more; null when they can. */
export function refuseJoining(shared: SharedPackage): Sentence | null {
  if (!shared.open)
    return {
      en: 'This package can no longer be used.',
      ar: 'لم تعد هذه الباقة صالحة للاستخدام.',
    };
  const joined = shared.people.filter((person) => person.joinedAt !== null).length;
  if (joined + 1 >= shared.peopleLimit) {
    return allPlacesTaken(shared.peopleLimit);
  }
  return null;
}

function allPlacesTaken(people: number): Sentence {
  return {
    en: `This package is for ${people} people, and all places are taken.`,
    ar: `هذه الباقة مخصصة لعدد ${people} من الأشخاص، وقد شُغلت جميع الأماكن.`,
  };
}
