import type { FoundClient } from '@limber/contract/desk/clients/clients.ts';
import { useDebounced } from '../../../../components/use-debounced.ts';
import { useFindClientsQuery } from '../../../../state/api/calls/desk/clients/clients.ts';

/** Shorter words find nobody. */
const SHORTEST = 2;

export interface ClientSearch {
  /** Those who have what was typed, or a moment before; the likeliest first. */
  readonly found: readonly FoundClient[];
  /** Whether they are those of what stands in the field now. */
  readonly ready: boolean;
  readonly failed: boolean;
}

/**
 * Clients of the whole studio by what is being typed.
 *
 * @param atOnce does not wait until it has stopped changing
 */
export function useClientSearch(typed: string, atOnce = false): ClientSearch {
  const settled = useDebounced(typed) ?? '';
  const wanted = atOnce ? typed : settled;
  const skip = wanted.replace(/[^\p{L}\p{N}]/gu, '').length < SHORTEST;
  const { data, currentData, isError } = useFindClientsQuery({ q: wanted }, { skip });
  if (skip) return { found: [], ready: wanted === typed, failed: false };
  const ready = wanted === typed && (currentData !== undefined || isError);
  return { found: (isError ? undefined : data) ?? [], ready, failed: isError };
}
