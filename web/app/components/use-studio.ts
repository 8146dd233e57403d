import type { Studio } from '@limber/contract/studio.ts';
import { defaultStudio } from '@limber/contract/terms/default-studio.ts';
import { selectStudioAnswer } from '../state/selectors.ts';
import { useAppSelector } from '../state/store.ts';

/**
 * The studio's settings; the seeded ones until the server has answered, so that nothing jumps.
 * `StudioReader` asks for them.
 */
export function useStudio(): Studio {
  return useAppSelector(selectStudioAnswer)?.data ?? defaultStudio;
}

/** Address of a chat with the studio, with the greeting already written. */
export function chatLink(studio: Pick<Studio, 'chat_number' | 'chat_greeting'>): string {
  return `https://wa.me/${studio.chat_number}?text=${encodeURIComponent(studio.chat_greeting)}`;
}

/** 'tel:' address of a phone number as people write it. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
