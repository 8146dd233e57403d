import type { JobName } from '../../platform/job-payloads.ts';
import type { Tasks } from '../../platform/job-workers.ts';
import type { PushDeps } from './deps.ts';
import { giveUpIfSilent } from './fail-message.ts';
import { sendMessage } from './send-message.ts';
import { tellClient } from './tell-by-first-channel.ts';
import type { Tellings } from './telling.ts';

/** The jobs of messages that wait for other machines. */
export const slowMessageTasks = ['send-message'];

/** The jobs of messages, and those that tell clients something, by what composes it. */
export function messageTasks<Names extends JobName>(
  deps: PushDeps,
  tellings: Tellings<Names>,
): Pick<Tasks, 'send-message' | 'look-after-message'> & Pick<Tasks, Names> {
  const telling = Object.fromEntries(
    (Object.keys(tellings) as Names[]).map((name) => [
      name,
      (payload: never) => tellClient(deps, tellings, name, payload),
    ]),
  ) as unknown as Pick<Tasks, Names>;
  const sending: Pick<Tasks, 'send-message' | 'look-after-message'> = {
    'send-message': ({ messageId }) =>
      sendMessage(deps, tellings as unknown as Tellings, messageId),
    'look-after-message': ({ messageId }) => giveUpIfSilent(deps, messageId),
  };
  return { ...telling, ...sending };
}
