import { seededChance } from '../../server/seed/seeded-chance.ts';
import { type Mood, startWhatsApp } from '../../server/test/providers/whatsapp-simulator.ts';
import { atLeast, type Drill, told } from '../drill.ts';
import { listSpare, readStudio } from '../stand/studio.ts';
import { startTwoKilled } from '../stand/two-killed.ts';
import { Bookers } from './bookers.ts';
import { judge } from './judge.ts';
import { tellsNews } from './news.ts';

const LANES = 16;
const IN_A_ROUND = 500;
/** At least this is told of a booking: most are moved or cancelled, some of them twice. */
const EVENTS_OF_A_BOOKING = 1.6;
/** Until a message that nobody told of is given up, and what the next channel sends was tried again. */
const AFTER_ALL_MINUTES = [90, 90, 300];

/** The provider of messages fails in every way; every event reaches its client, and none twice. */
export const messages: Drill['run'] = ({ many, seed, onStand, say }) =>
  onStand({ alone: true }, async (stand) => {
    const wanted = many(20_000, 40);
    const kills = many(60, 2);
    const bookings = Math.ceil(wanted / EVENTS_OF_A_BOOKING);
    const chance = seededChance(seed);
    const clock = { now: stand.now };
    const whatsApp = await startWhatsApp(() => clock.now());
    const two = await startTwoKilled(stand, keysOf(whatsApp.account), chance);
    clock.now = two.now;
    try {
      const clients = await addReaders(stand, bookings);
      const bookers = new Bookers({ stand, chance, two });
      const news = tellsNews({ whatsApp, chance, two });
      const rounds = Math.ceil(bookings / IN_A_ROUND);
      let done = 0;
      for (let round = 0; done < bookings; round += 1) {
        const some = clients.slice(done, done + IN_A_ROUND);
        const studio = await readStudio(stand, two.base(0), some);
        // As many again: to move to.
        const spare = await listSpare(studio, 2 * some.length, seed + round);
        if (spare.length < some.length) throw new Error('The diary is full.');
        whatsApp.be(badDays(chance.below));
        await Promise.all([
          bookers.book(spare.slice(0, some.length), spare.slice(some.length), LANES),
          bookers.lanes.meanwhile(Math.ceil(kills / rounds), some.length, two.killOne),
          news.tellUntil(() => !bookers.lanes.isWorking),
        ]);
        await two.letPass(1 + chance.below(90));
        await two.untilNoneIsDue(OF_MESSAGES);
        await news.tellSome();
        done += some.length;
        say(`${done} bookings, ${two.kills()} kills, ${whatsApp.taken.length} messages taken`);
      }
      whatsApp.be('well');
      for (const minutes of AFTER_ALL_MINUTES) {
        await two.untilNoneIsDue(OF_MESSAGES);
        await news.tellAll();
        await two.letPass(minutes);
      }
      await two.untilNoneIsDue(OF_MESSAGES);
      await news.tellAll();
      const judged = await judge(two, whatsApp.taken);
      return [
        atLeast('events told of', judged.events, wanted),
        atLeast('killed', two.kills(), kills),
        ...Object.entries(bookers.counts).map(([what, count]) => told(what, count)),
        told('calls of the provider', whatsApp.calls()),
        told('messages it took', whatsApp.taken.length),
        told('news told', news.count()),
        ...judged.findings,
      ];
    } finally {
      await two.end();
      await whatsApp.close();
    }
  });

/** Clients who want to be told by WhatsApp, each at a number of their own; their ids. */
async function addReaders(stand: Parameters<typeof startTwoKilled>[0], many: number) {
  const clients = await stand.addClients(many, 'reader');
  await stand.query(
    `update accounts set message_channel = 'whatsapp', phone_e164 = '+97150' || lpad(id::text, 7, '0')
     where id = any($1)`,
    [clients],
  );
  await stand.query(
    `insert into message_templates (name, language, state, changed_at)
     select kind || '_v1', language, 'approved', $1
     from unnest(array['session_booked', 'session_moved', 'session_cancelled', 'session_reminder']) as kind,
       unnest(array['en', 'ar']) as language`,
    [stand.now()],
  );
  return clients;
}

/** How the provider answers: most calls succeed, and every kind fails at times. */
function badDays(below: (limit: number) => number): () => Mood {
  return () => {
    const lot = below(1000);
    if (lot < 60) return 'fails';
    if (lot < 120) return 'is busy';
    if (lot < 170) return 'resets';
    if (lot < 230) return 'does it, then resets';
    if (lot < 250) return 'speaks nonsense';
    return lot < 252 ? 'hangs' : 'well';
  };
}

const OF_MESSAGES = `task_identifier in ('confirm-booking', 'tell-booking-moved',
  'tell-booking-cancelled', 'remind-of-booking', 'send-message', 'look-after-message', 'send-mail')`;

/** What makes a process ask this provider. */
const keysOf = (account: Awaited<ReturnType<typeof startWhatsApp>>['account']) => ({
  WHATSAPP_TOKEN: account.token,
  WHATSAPP_PHONE_NUMBER_ID: account.phoneNumberId,
  WHATSAPP_APP_SECRET: account.appSecret,
  WHATSAPP_VERIFY_TOKEN: account.verifyToken,
  WHATSAPP_API_URL: account.url,
});
