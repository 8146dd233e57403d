import { defaultStudio, type Studio } from '@limber/contract/studio.ts';
import { dubaiDay } from '../lib/dates.ts';
import { useReadStudioQuery } from '../state/scheduling-api.ts';

/** The studio's settings; the seeded ones until the server has answered, so that nothing jumps. */
export function useStudio(): Studio {
  return useReadStudioQuery().data ?? defaultStudio;
}

/**
 * Today in Dubai by the server's clock; undefined until it has answered on this page, and by the
 * device's clock when it cannot be reached.
 */
export function useServerToday(): string | undefined {
  const { data, isFetching, isError, fulfilledTimeStamp } = useReadStudioQuery();
  if (isFetching) return undefined;
  if (isError) return dubaiDay(Date.now());
  if (!data || fulfilledTimeStamp === undefined) return undefined;
  return dubaiDay(Date.parse(data.now) + Date.now() - fulfilledTimeStamp);
}

/** Address of a chat with the studio, with the greeting already written. */
export function chatLink(studio: Pick<Studio, 'chat_number' | 'chat_greeting'>): string {
  return `https://wa.me/${studio.chat_number}?text=${encodeURIComponent(studio.chat_greeting)}`;
}

/** 'tel:' address of a phone number as people write it. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
