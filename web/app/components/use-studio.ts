import type { DetailsAsked, Studio, StudioTerms } from '@limber/contract/studio.ts';
import { defaultStudio } from '@limber/contract/terms/default-studio.ts';
import { useLingui } from '@lingui/react/macro';
import { servedTerms } from '../lib/served-terms.ts';
import { selectStudioAnswer } from '../state/selectors.ts';
import { useAppSelector } from '../state/store.ts';

/**
 * The studio's settings; the seeded ones until loaded, so that nothing jumps. `StudioReader` loads
 * them.
 */
export function useStudio(): Studio {
  const { t } = useLingui();
  return (
    useAppSelector(selectStudioAnswer)?.data ?? {
      ...defaultStudio,
      // The same wording as the seed, which the server has in both languages.
      tagline: t`Premier stretching and recovery services in Dubai since 2020`,
      chat_greeting: t`Hello Limber, I have a question.`,
      address: t`Al Warqa Mall, Tripoli st, Dubai`,
    }
  );
}

/**
 * The studio's terms as last loaded; until then as the page was served with them. During the build
 * each is a marker, which can be rendered but not calculated with.
 */
export function useTerms(): StudioTerms {
  return useAppSelector(selectStudioAnswer)?.data ?? servedTerms();
}

/** What the studio asks clients for besides who they are; nothing until that is loaded. */
export function useDetailsAsked(): DetailsAsked {
  return useAppSelector(selectStudioAnswer)?.data ?? { asks_birthday: false, asks_address: false };
}

/** Address of a chat with the studio, with a greeting. */
export function chatLink(studio: Pick<Studio, 'chat_number' | 'chat_greeting'>): string {
  return `https://wa.me/${studio.chat_number}?text=${encodeURIComponent(studio.chat_greeting)}`;
}

/** 'tel:' address for a phone number in any notation. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
