import { changeProfile } from '@limber/contract/accounts.ts';
import {
  generateOtp,
  me,
  obtainToken,
  obtainTokenByLink,
  refreshToken,
  verifyToken,
} from '@limber/contract/auth.ts';
import { addClient, findClients } from '@limber/contract/desk/clients.ts';
import { API_BASE } from '../../server/src/platform/http/http.ts';
import { atLeast, type Drill, exactly, type Finding, told } from '../drill.ts';
import { type Answer, ask, send } from '../stand/ask.ts';
import { openPost } from '../stand/post.ts';
import { freePort } from '../stand/processes.ts';
import type { Stand } from '../stand/stand.ts';

/** What is secret is written nowhere. */
export const secrets: Drill = {
  name: 'secrets',
  what:
    'A process as in production is given marked health notes, codes, tokens, links, e-mail addresses and ' +
    'telephone numbers in every place where they belong and where they do not: bodies, addresses, headers, ' +
    'broken JSON, while all is well and while the database is frozen or gone. The marks are looked for in its log, ' +
    'its metrics, the subjects of mails and the pages that tell of an error.',
  mostMinutes: 10,
  run: ({ many, onStand, say }) =>
    onStand({ begins: new Date().toISOString() }, async (stand) => {
      const post = await openPost();
      const metricsPort = await freePort();
      const limber = await stand.start({
        NODE_ENV: 'production',
        SMTP_URL: post.url,
        LIMBER_NOW: '',
        METRICS_PORT: String(metricsPort),
      });
      try {
        const answers: Answer[] = [];
        const marks = new Set<string>();
        const rounds = many(100, 2);
        for (let round = 0; round < rounds; round += 1) {
          answers.push(...(await tell(stand, limber.base, round, marks)));
        }
        say(`${answers.length} requests`);
        const metrics = await send('GET', `http://127.0.0.1:${metricsPort}/metrics`);
        const refused = answers.filter(({ status }) => status >= 400);
        const places: Record<string, string> = {
          'lines of the log': limber.lines.join('\n'),
          metrics: String(metrics.body),
          'subjects of mails': post.taken.map((each) => each.slice(each.indexOf(' '))).join('\n'),
          'answers that tell of an error': refused
            .map(({ body }) => JSON.stringify(body))
            .join('\n'),
        };
        return [
          told('requests with a mark', answers.length),
          told('of them answered 500 to 503', answers.filter(({ status }) => status >= 500).length),
          atLeast('lines of the log', limber.lines.length, rounds),
          atLeast('lines of metrics', String(metrics.body).split('\n').length, 10),
          ...Object.entries(places).map(([place, text]) => marksIn(place, text, marks)),
        ];
      } finally {
        post.close();
      }
    }),
};

/** Says marked things everywhere, each time others; answers what came back. */
async function tell(
  stand: Stand,
  base: string,
  round: number,
  marks: Set<string>,
): Promise<Answer[]> {
  const mark = (name: string) => {
    const made = `canary${name}${String(round).padStart(4, 'x')}`;
    marks.add(made);
    return made;
  };
  const digits = (begin: string) => {
    const made = begin + String(4_000_000 + round * 7919).slice(-7);
    marks.add(made);
    return made;
  };
  const email = `${mark('address')}@battery.example`;
  const id = await addMarked(stand, email);
  const client = stand.client(id);
  const desk = await stand.team('manager');
  for (const { authorization } of [client, desk]) marks.add(authorization.slice(-40));
  const code = digits('9').slice(0, 6);
  marks.add(code);
  const long = mark('link').padEnd(43, 'q');
  const phone = `+97150${digits('5').slice(-7)}`;
  const secret = mark('secret');
  // Nothing of the drill's own may wait for what is frozen: it could hold a lock of everybody's.
  const thaw = round % 10 === 1 ? await freeze(stand) : null;
  const answers = await Promise.all([
    ask(base, changeProfile, { medical_issues: mark('note'), health_notes_agreed: true }, client),
    ask(base, changeProfile, { phone_number: phone }, client),
    ask(base, changeProfile, { first_name: `${mark('name')}\u0000` }, client),
    ask(base, changeProfile, { medical_issues: mark('note').repeat(2000) }, client),
    ask(base, generateOtp, { email }),
    ask(base, obtainToken, { email, otp: code }),
    ask(base, obtainTokenByLink, { token: long }),
    ask(base, refreshToken, { refresh: mark('refresh') }),
    ask(base, verifyToken, { token: mark('token') }),
    ask(base, addClient, { first_name: 'Client', last_name: 'Haddad', phone_number: phone }, desk),
    ask(base, findClients, { q: phone }, desk),
    ask(base, me, {}, { authorization: `Bearer ${mark('bearer')}` }),
    ask(base, me, {}, { authorization: `Basic ${mark('basic')}` }),
    ask(base, me, {}, { ...client, cookie: `limber-device=${mark('cookie')}.x` }),
    send('GET', `${base}${API_BASE}auth/users/me/?token=${secret}`),
    send('GET', `${base}/login/link?token=${secret}`),
    send('GET', `${base}/invitations/${long}`),
    send('POST', `${base}${API_BASE}auth/token/`, `{"email":"${email}","otp":"${secret}`),
    send('POST', `${base}${API_BASE}auth/token/`, `otp=${secret}`, {
      'content-type': 'text/plain',
    }),
  ]);
  thaw?.();
  return answers;
}

/** Registers a client under this e-mail address, past the processes, which may find no database. */
async function addMarked(stand: Stand, email: string): Promise<number> {
  const [row] = await stand.query<{ id: number }>(
    `insert into accounts (email, first_name, last_name, phone_number, gender, created_at)
     values ($1, 'Client', 'Haddad', '+971500000000', 'female', $2) returning id`,
    [email, stand.now()],
  );
  return row?.id ?? 0;
}

/** Freezes what the processes have at the database, and answers how it goes on. */
async function freeze(stand: Stand): Promise<() => void> {
  const rows = await stand.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name like 'limber%'`,
  );
  for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const { pid } of rows) {
      try {
        process.kill(pid, 'SIGCONT');
      } catch {
        // Given up by who had it.
      }
    }
  };
}

function marksIn(place: string, text: string, marks: ReadonlySet<string>): Finding {
  const cases = [...marks].flatMap((mark) => {
    // Six digits are in the fraction of many a number.
    const at = text.search(new RegExp(`(?<![\\d.])${mark}(?!\\d)`));
    return at < 0 ? [] : text.slice(Math.max(0, at - 60), at + mark.length + 20);
  });
  return exactly(`marks in ${place}`, cases.length, 0, cases);
}
