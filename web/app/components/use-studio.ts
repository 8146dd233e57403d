import type { SiteFacts } from '@limber/contract/site.ts';
import type { DetailsAsked, Studio, StudioTerms } from '@limber/contract/studio.ts';
import type { SiteSwitches } from '@limber/contract/terms/site-pages.ts';
import { useLingui } from '@lingui/react/macro';
import { servedSite } from '../lib/site-facts-in-page.ts';
import { selectStudioAnswer } from '../state/selectors.ts';
import { useAppSelector } from '../state/store.ts';

/**
 * What the studio says about itself; as the page was served with it until loaded, so that nothing
 * jumps. `StudioReader` loads it.
 */
export function useStudio(): Studio {
  const say = useServedWords();
  return useAppSelector(selectStudioAnswer)?.data ?? studioIn(servedSite(), say);
}

/** The studio of a served page, in other words. */
export function studioIn({ studio }: Pick<SiteFacts, 'studio'>, say: Words): Studio {
  return {
    ...studio,
    tagline: say(studio.tagline),
    address: say(studio.address),
    city: say(studio.city),
    court: say(studio.court),
    chat_greeting: say(studio.chat_greeting),
  };
}

type Words = (text: string) => string;

/** How the studio's words that came with the page are said in its language. */
export function useServedWords(): Words {
  const { i18n } = useLingui();
  return servedWords(i18n.locale);
}

export function servedWords(language: string): Words {
  const { arabic } = servedSite();
  return (text) => (language === 'ar' ? (arabic[text] ?? text) : text);
}

/** What the studio shows and offers, as the page was served. */
export function useSwitches(): SiteSwitches {
  return servedSite().switches;
}

/**
 * The studio's terms as last loaded; until then as the page was served with them.
 */
export function useTerms(): StudioTerms {
  return useAppSelector(selectStudioAnswer)?.data ?? servedSite().terms;
}

/** What the studio asks clients for besides who they are; nothing until that is loaded. */
export function useDetailsAsked(): DetailsAsked {
  return useAppSelector(selectStudioAnswer)?.data ?? { asks_birthday: false, asks_address: false };
}

/** Address of a chat with the studio, with a greeting; undefined where there is no chat. */
export function chatLink(
  studio: Pick<Studio, 'chat_number' | 'chat_greeting'>,
): string | undefined {
  if (!studio.chat_number) return undefined;
  const greeting = studio.chat_greeting && `?text=${encodeURIComponent(studio.chat_greeting)}`;
  return `https://wa.me/${studio.chat_number}${greeting}`;
}

/** 'tel:' address for a phone number in any notation. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
