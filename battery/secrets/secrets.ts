import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../server/test/processes/limber-process.ts';
import { atLeast, type Drill, exactly, told } from '../drill.ts';
import { type Answer, send } from '../stand/ask.ts';
import { openPost } from '../stand/post.ts';
import { markOf, marksIn } from './canary-texts.ts';
import { Letters } from './letters.ts';
import { signIn } from './sign-in.ts';
import { spoilt } from './spoil.ts';
import { type Telling, tell } from './tell.ts';

/** Secrets are written nowhere. */
export const secrets: Drill['run'] = ({ many, onStand, say }) =>
  onStand({ alone: true, begins: new Date().toISOString() }, async (stand) => {
    const marks = new Set<string>();
    const letters = new Letters(marks);
    const post = await openPost((raw) => letters.take(raw));
    const metricsPort = await freePort();
    const limber = await stand.start({
      NODE_ENV: 'production',
      SMTP_URL: post.url,
      MAIL_FROM: 'hello@limber.example',
      LIMBER_NOW: '',
      METRICS_PORT: String(metricsPort),
    });
    try {
      const rounds = Array.from({ length: many(100, 4) }, (_, round) => round);
      const telling = { stand, base: limber.base, marks, letters };
      const answers: Answer[] = [];
      let signedIn = 0;
      for (const round of rounds) {
        const client = await addMarked(telling, round);
        if (spoilt(round) === 'nothing') {
          const came = await signIn(telling, round, client.email);
          signedIn += came.every(({ status }) => status === 200) ? 1 : 0;
          answers.push(...came);
        }
        answers.push(...(await tell(telling, round, client)));
      }
      say(`${answers.length} requests`);
      const metrics = await send('GET', `http://127.0.0.1:${metricsPort}/metrics`);
      const ofPostgres = readFileSync(join(stand.folder, 'data/postgres.log'), 'utf8');
      const places: Record<string, string> = {
        'lines of the log': limber.lines.join('\n'),
        // Each line begins with the number of a process.
        'PostgreSQL’s log': ofPostgres.replaceAll(/ \[\d+\] /g, ' '),
        metrics: String(metrics.body),
        'headers of answers': answers.map(headersOf).join('\n'),
        'subjects of mails': post.taken.map((each) => each.slice(each.indexOf(' '))).join('\n'),
        'answers that tell of an error': answers
          .filter(({ status }) => status >= 400)
          .map(({ body }) => JSON.stringify(body))
          .join('\n'),
      };
      return [
        told('requests with a mark', answers.length),
        told('of them answered 500 to 503', answers.filter(({ status }) => status >= 500).length),
        exactly(
          'signed in by what was mailed, and refreshed',
          signedIn,
          rounds.filter((round) => spoilt(round) === 'nothing').length,
        ),
        atLeast('lines of the log', limber.lines.length, rounds.length),
        atLeast('lines of PostgreSQL’s log', ofPostgres.split('\n').length, 10),
        atLeast('lines of metrics', String(metrics.body).split('\n').length, 10),
        ...Object.entries(places).map(([place, text]) => marksIn(place, text, marks)),
      ];
    } finally {
      post.close();
    }
  });

/**
 * Registers a client with a marked e-mail address, directly in the database, which the process may
 * not reach.
 */
async function addMarked({ stand, marks }: Telling, round: number) {
  const email = `${markOf(marks, 'address', round)}@battery.example`;
  const [row] = await stand.query<{ id: number }>(
    `insert into accounts (email, first_name, last_name, phone_number, gender, created_at)
     values ($1, 'Client', 'Haddad', '+971500000000', 'female', $2) returning id`,
    [email, stand.now()],
  );
  return { id: row?.id ?? 0, email };
}

/** All headers of an answer, except the cookie that identifies a browser, which is set by one. */
function headersOf({ headers }: Answer): string {
  return JSON.stringify(headers).replaceAll(/limber-device=[\w.-]+/g, '');
}
