import { isAnsweredOnce, type Route } from '@limber/contract/route.ts';
import { pick, seededChance } from '../../server/seed/seeded-chance.ts';
import { freePort } from '../../server/test/processes/limber-process.ts';
import { readContract } from '../../server/test/read-contract.ts';
import { atMost, type Drill, exactly, type Finding, told } from '../drill.ts';
import { interlaced, laden } from '../files/make-files.ts';
import { memoryOf } from '../stand/memory.ts';
import { openPost } from '../stand/post.ts';
import { drawRequest } from './draw.ts';
import { Heap } from './heap.ts';
import { forgedLines, wrongInMail } from './judge.ts';
import { look } from './look.ts';
import { lookInBrowser } from './look-in-browser.ts';
import { admitted, gather, type Role, roles } from './people.ts';
import { drawAround, formOf, rawOf } from './raw-requests.ts';
import { type Raw, sendRaw } from './send-raw.ts';
import { Tally } from './tally.ts';
import { readThings } from './things.ts';

const AT_ONCE = 8;
/** Requests sent before people and things are looked up again. */
const BATCH = 200;
const MOST_GROWN_MB = 50;

/** Accept-Language headers with weights, and the expected language. */
const WEIGHED = [
  { asked: 'fr,ar', meant: 'ar' },
  { asked: 'en;q=0.1,ar;q=0.9', meant: 'ar' },
  { asked: 'ar;q=0.2, en-GB;q=0.8', meant: 'en' },
  { asked: 'ar;q=0, *', meant: 'en' },
] as const;

/** Whether a log line explains a 5xx answer. */
const isOfTrouble = (line: string) => /"msg":"(busy|failed)"/.test(line);

/** Whatever anyone sends, nothing breaks, and no stored text is executed where it is read. */
export const fuzz: Drill['run'] = ({ short, many, seed, onStand, say }) =>
  onStand({ alone: true, demo: true }, async (stand) => {
    const chance = seededChance(seed);
    // A studio's whole export takes longer than everything else together.
    const routes = (await readContract()).filter(
      ({ file }) => !short || file !== 'application/zip',
    );
    const badMails: string[] = [];
    let mails = 0;
    const post = await openPost((raw) => {
      mails += 1;
      badMails.push(...wrongInMail(raw));
    });
    const metricsPort = await freePort();
    const heap = new Heap(metricsPort);
    const limber = await stand.start({ SMTP_URL: post.url, METRICS_PORT: String(metricsPort) });
    const tally = new Tally();
    const people = await gather(stand);
    const requests = many(100_000, routes.length);
    let keys = 0;
    const pictures = [
      await interlaced(6300, 6200),
      ...(await laden()).map(({ bytes }) => bytes),
      Buffer.from('no picture'),
    ];
    try {
      for (let done = 0; done < requests; done += BATCH) {
        const who = await people.renew();
        const things = await readThings(stand);
        const drawing = { chance, things, now: stand.now() };
        const batch = Array.from({ length: Math.min(BATCH, requests - done) }, (_, index) => {
          // Every route in turn, whatever the random choice.
          const route = routes[(done + index) % routes.length] as Route;
          const role = drawRole(route, chance.below(100));
          return { route, role, ...drawOne(route) };
        });
        function drawOne(route: Route): { raw: Raw; fits: boolean } {
          const kind = chance.below(10);
          if (kind < 2) return { raw: drawAround(drawing, route), fits: false };
          const manner = kind < 8 ? { nasty: 0, poisoned: 40 } : { nasty: 20, poisoned: 30 };
          const raw = rawOf(route, drawRequest(drawing, route, manner));
          if (!route.upload) return { raw, fits: true };
          return { raw: { ...raw, ...formOf(route.upload, pick(pictures, chance)) }, fits: true };
        }
        const waiting = batch.values();
        const lanes = Array.from({ length: AT_ONCE }, async () => {
          for (const { route, role, raw, fits } of waiting) {
            const address = `10.${chance.below(250)}.${chance.below(250)}.${chance.below(250)}`;
            const weighed = fits && chance.below(4) === 0 ? pick(WEIGHED, chance) : null;
            const replays = fits && isAnsweredOnce(route) && chance.below(3) === 0;
            const headers = {
              'x-forwarded-for': address,
              ...who[role],
              ...raw.headers,
              ...(weighed && { 'accept-language': weighed.asked }),
              ...(replays && { 'idempotency-key': `fuzz-${seed}-${keys++}` }),
            };
            const reply = await sendRaw(limber.base, { ...raw, headers });
            tally.count(route, role, fits, raw, reply);
            if (weighed) tally.countLanguage(route, weighed, reply);
            if (!replays || reply.status < 200 || reply.status > 299) continue;
            tally.countReplay(route, reply, await sendRaw(limber.base, { ...raw, headers }));
          }
        });
        await Promise.all(lanes);
        await heap.look();
        if (done % 5000 === 0) say(`${done} requests`);
      }
      say('asked');
      for (const line of limber.lines.filter(isOfTrouble)) say(line.slice(0, 600));
      const looked = await look(stand, limber.base, routes, await people.renew(), { short, say });
      if (!short) looked.push(...(await lookInBrowser(stand, limber.base, await people.renew())));
      const forged = forgedLines(limber.lines);
      const findings: Finding[] = [
        told('requests', requests),
        ...tally.findings(routes, short),
        ...looked,
        told('mails', mails),
        exactly('mails with a forged header, or what runs', badMails.length, 0, badMails),
        told('lines of the log', limber.lines.length),
        exactly(
          'lines of the log that were forged, or steer the terminal',
          forged.length,
          0,
          forged,
        ),
      ];
      if (short) return findings;
      const { before, after } = heap.ofQuarters();
      return [
        ...findings,
        told('memory that is kept, in the second quarter of it', `${before.toFixed(0)} MB`),
        atMost('grown until the last quarter', after - before, MOST_GROWN_MB, 'MB'),
        told('memory of the process at the most', `${memoryOf(limber, 'most').toFixed(0)} MB`),
      ];
    } finally {
      post.close();
    }

    /** Three out of four requests are authorised. */
    function drawRole(route: Route, roll: number): Role {
      const able = roles.filter((role) => admitted(role, route));
      const among = roll < 75 ? able : roles;
      return among[roll % among.length] ?? 'manager';
    }
  });
