import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '../../server/seed/seeded-chance.ts';
import {
  newsOf,
  type Told,
  type WhatsApp,
} from '../../server/test/providers/whatsapp-simulator.ts';
import { send } from '../stand/ask.ts';
import type { TwoKilled } from '../stand/two-killed.ts';

/** Nobody has this number at WhatsApp. */
const UNREACHABLE = 131_026;

/**
 * The provider's news of the messages that it took: of some never, of some that they failed; the rest in
 * any order, some of them twice and some an hour late.
 */
export function tellsNews({
  whatsApp,
  chance,
  two,
}: {
  readonly whatsApp: WhatsApp;
  readonly chance: Chance;
  readonly two: TwoKilled;
}) {
  const waiting: Told[] = [];
  let seen = 0;
  let count = 0;

  /** What will be told of the messages taken since. */
  function draw(): void {
    for (const of of whatsApp.taken.slice(seen)) {
      seen += 1;
      const lot = chance.below(100);
      if (lot < 8) continue;
      const told: Told[] =
        lot < 14
          ? [
              { status: 'sent', of },
              { status: 'failed', of, code: UNREACHABLE },
            ]
          : [
              { status: 'sent', of },
              { status: 'delivered', of },
              { status: 'read', of },
            ];
      for (const each of told) {
        waiting.push(each);
        if (chance.below(4) === 0) waiting.push(each);
      }
    }
  }

  /** Tells this many, drawn from anywhere among those that wait. */
  async function tell(many: number): Promise<void> {
    draw();
    for (let left = many; left > 0 && waiting.length > 0; left -= 5) {
      const some = Array.from(
        { length: Math.min(5, left, waiting.length) },
        () => waiting.splice(chance.below(waiting.length), 1)[0] as Told,
      );
      count += some.length;
      const { body, signature } = newsOf(some, two.now());
      await two.answered((base) =>
        send('POST', `${base}/webhooks/whatsapp`, body, { 'x-hub-signature-256': signature }),
      );
    }
  }

  return {
    count: () => count,
    /** Tells a part of what waits, again and again. */
    async tellUntil(isOver: () => boolean): Promise<void> {
      while (!isOver()) {
        await tell(Math.ceil(waiting.length / 4));
        await pause(50);
      }
    },
    tellSome: () => tell(Math.ceil(waiting.length / 2)),
    async tellAll(): Promise<void> {
      for (draw(); waiting.length > 0; draw()) await tell(waiting.length);
    },
  };
}
