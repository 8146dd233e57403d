import { createAppointment } from '@limber/contract/bookings.ts';
import { atMost, exactly, type Finding, ofMachine, told } from '../drill.ts';
import { ask } from '../stand/ask.ts';
import { type Manner, openPost } from '../stand/post.ts';
import { endLimber } from '../stand/processes.ts';
import type { Stand } from '../stand/stand.ts';
import type { Spare } from '../stand/studio.ts';

/** All behaviours, and those that are noticed at once. */
export const MANNERS: Manner[] = ['takes', 'is dead', 'hangs', 'drags', 'refuses', 'breaks off'];
export const AT_ONCE: Manner[] = ['takes', 'is dead', 'refuses', 'breaks off'];
const PATIENCE_MS = 240_000;

/**
 * Makes bookings while the mail server behaves in different ways, then lets it accept mails until
 * none waits. Each booking is confirmed exactly once: an acknowledged mail is not sent again.
 */
export async function sendMail(
  stand: Stand,
  spare: Spare[],
  times: number,
  manners: readonly Manner[],
): Promise<Finding[]> {
  const post = await openPost();
  const limber = await stand.start({ SMTP_URL: post.url });
  const wanted: string[] = [];
  // New clients: earlier ones may still wait for a mail about another session.
  const clients = await stand.addClients(manners.length * times, 'mailed');
  let refused = 0;
  let latestMs = 0;
  try {
    for (const manner of manners) {
      post.behave(manner);
      for (let turn = 0; turn < times; turn += 1) {
        const each = spare.pop();
        if (!each) throw new Error('The diary is used up.');
        const clientId = clients.pop() ?? 0;
        const client = stand.client(clientId);
        const { status, tookMs } = await ask(limber.base, createAppointment, each.body, client);
        latestMs = Math.max(latestMs, tookMs);
        if (status !== 201) refused += 1;
        const [row] = await stand.query<{ email: string }>(
          'select email from accounts where id = $1',
          [clientId],
        );
        wanted.push(row?.email ?? '');
      }
      await untilTried(stand);
    }
    post.behave('takes');
    const began = performance.now();
    const confirmed = () => wanted.filter((email) => countOf(post.taken, email) > 0).length;
    while (confirmed() < wanted.length && performance.now() - began < PATIENCE_MS) await pause();
    const endedMs = await endLimber(limber);
    const twice = wanted.filter((email) => countOf(post.taken, email) > 1);
    return [
      told('mail: bookings', wanted.length),
      exactly('mail: bookings refused', refused),
      ofMachine(atMost('mail: latest answer to a booking', latestMs, 3000, 'ms')),
      exactly('mail: confirmed', confirmed(), wanted.length),
      exactly('mail: confirmed twice', twice.length, 0, twice),
      told('mail: all of it gone after', `${((performance.now() - began) / 1000).toFixed(0)} s`),
      ofMachine(atMost('mail: SIGTERM ends it in', endedMs, 15_000, 'ms')),
    ];
  } finally {
    post.close();
  }
}

/** Every waiting mail has been tried at least once, or is being tried. */
async function untilTried(stand: Stand): Promise<void> {
  const fresh = `select from graphile_worker.jobs
    where attempts = 0 and run_at <= now() and task_identifier in ('send-mail', 'confirm-booking')`;
  for (let turn = 0; turn < 300 && (await stand.query(fresh)).length > 0; turn += 1) await pause();
}

const countOf = (taken: readonly string[], email: string) =>
  taken.filter((each) => each.startsWith(`${email} `)).length;

function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, 100));
}
