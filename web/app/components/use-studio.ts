import type { Studio, StudioTerms } from '@limber/contract/studio.ts';
import { defaultStudio } from '@limber/contract/terms/default-studio.ts';
import { useLingui } from '@lingui/react/macro';
import { servedTerms } from '../lib/served-terms.ts';
import { selectStudioAnswer } from '../state/selectors.ts';
import { useAppSelector } from '../state/store.ts';

/**
 * The studio's settings; the seeded ones until the server has answered, so that nothing jumps.
 * `StudioReader` asks for them.
 */
export function useStudio(): Studio {
  const { t } = useLingui();
  return (
    useAppSelector(selectStudioAnswer)?.data ?? {
      ...defaultStudio,
      // Word for word the seeded ones, which the server says in both languages.
      tagline: t`Premier stretching and recovery services in Dubai since 2020`,
      chat_greeting: t`Hello Limber, I have a question.`,
      address: t`Al Warqa Mall, Tripoli st, Dubai`,
    }
  );
}

/**
 * The terms that the studio has set, as it said them last; until the server has answered, as the page was
 * served with them. While a page is built each is a mark, which can be drawn and not reckoned with.
 */
export function useTerms(): StudioTerms {
  return useAppSelector(selectStudioAnswer)?.data ?? servedTerms();
}

/** Address of a chat with the studio, with the greeting already written. */
export function chatLink(studio: Pick<Studio, 'chat_number' | 'chat_greeting'>): string {
  return `https://wa.me/${studio.chat_number}?text=${encodeURIComponent(studio.chat_greeting)}`;
}

/** 'tel:' address of a phone number as people write it. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
