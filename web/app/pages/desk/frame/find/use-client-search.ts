import type { FoundClient } from '@limber/contract/desk/clients/client-search.ts';
import { useDebounced } from '../../../../components/use-debounced.ts';
import { useFindClientsQuery } from '../../../../state/api/calls/desk/clients/client-search.ts';

/** Shorter words are not searched for. */
const SHORTEST = 2;

export interface ClientSearch {
  /** Results for the current or the previous text, the most likely first. */
  readonly found: readonly FoundClient[];
  /** Whether the results are for the current text. */
  readonly ready: boolean;
  readonly failed: boolean;
}

/**
 * Searches the clients of the whole studio while typing.
 *
 * @param atOnce does not wait for a pause in typing
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
