import type { JobName } from '../../platform/job-payloads.ts';
import type { Tasks } from '../../platform/job-workers.ts';
import { sendCode } from './codes/send-code.ts';
import type { PushDeps } from './deps.ts';
import { giveUpIfSilent } from './fail-message.ts';
import { sendMessage } from './send-message.ts';
import { tellClient } from './tell-by-first-channel.ts';
import type { Tellings } from './telling.ts';

/** The jobs of messages that wait for other machines. */
export const slowMessageTasks = ['send-message', 'send-code'];

type Sending = Pick<Tasks, 'send-message' | 'send-code' | 'look-after-message'>;

/** The jobs of messages, and those that tell clients something, by what composes it. */
export function messageTasks<Names extends JobName>(
  deps: PushDeps,
  tellings: Tellings<Names>,
): Sending & Pick<Tasks, Names> {
  const telling = Object.fromEntries(
    (Object.keys(tellings) as Names[]).map((name) => [
      name,
      (payload: never) => tellClient(deps, tellings, name, payload),
    ]),
  ) as unknown as Pick<Tasks, Names>;
  const sending: Sending = {
    'send-code': (payload) => sendCode(deps, payload),
    'send-message': ({ messageId }) =>
      sendMessage(deps, tellings as unknown as Tellings, messageId),
    'look-after-message': ({ messageId }) => giveUpIfSilent(deps, messageId),
  };
  return { ...telling, ...sending };
}
