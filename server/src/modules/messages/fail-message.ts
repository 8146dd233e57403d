import type { MessageFailed } from '@limber/contract/desk/clients/messages.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { JobDeps } from '../../platform/jobs.ts';
import type { MessageDeps } from './deps.ts';
import { type MessageStatus, ON_ITS_WAY } from './message-status-rules.ts';
import { lockMessage, type StoredMessage, updateMessage } from './queries.ts';

/** Records why a message did not arrive, and adds the job that tells by the next channel. */
export async function failMessage(
  trx: Trx,
  { jobs }: JobDeps,
  { id, job, payload }: StoredMessage,
  failure: MessageFailed,
  now: Date,
): Promise<void> {
  const from: MessageStatus[] = ['waiting', ...ON_ITS_WAY];
  const change = { status: 'failed', failure, over_at: now } as const;
  if (await updateMessage(trx, id, from, change)) {
    await jobs.addJob(trx, job, payload as never);
  }
}

/** Gives up a message whose arrival nobody has told of. */
export async function giveUpIfSilent(deps: MessageDeps, id: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const message = await lockMessage(trx, id);
    if (!message) return;
    await failMessage(trx, deps, message, 'silent', deps.clock.now());
  });
}
