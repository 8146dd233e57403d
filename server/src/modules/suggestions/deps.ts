import type { MessageDeps } from '../messages/deps.ts';

/** What suggesting times to clients depends on. */
export type SuggestionDeps = Omit<MessageDeps, 'messenger'>;
