import type { StudioTerms } from '@limber/contract/studio.ts';
import { defaultTerms } from '@limber/contract/terms/studio-terms.ts';

/** The terms as a studio has set them; null or missing: it has not. */
export type SetTerms = { readonly [Name in keyof StudioTerms]?: StudioTerms[Name] | null };

/** The terms that hold: those of a new studio where it has set none. */
export function termsOf(set: SetTerms): StudioTerms {
  return {
    cutoff_hours: set.cutoff_hours ?? defaultTerms.cutoff_hours,
    member_discount_percent: set.member_discount_percent ?? defaultTerms.member_discount_percent,
    membership_minutes: set.membership_minutes ?? defaultTerms.membership_minutes,
    bookable_days_ahead: set.bookable_days_ahead ?? defaultTerms.bookable_days_ahead,
  };
}
