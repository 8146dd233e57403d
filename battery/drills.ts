import { cluster } from './cluster/cluster.ts';
import type { Drill } from './drill.ts';
import { faults } from './faults/faults.ts';
import { files } from './files/files.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { guessing } from './guessing/guessing.ts';
import { kills } from './kills/kills.ts';
import { messages } from './messages/messages.ts';
import { drawnMutants } from './mutants/drawn/drawn.ts';
import { mutants } from './mutants/mutants.ts';
import { overload } from './overload/overload.ts';
import { payments } from './payments/payments.ts';
import { races } from './races/races.ts';
import { restoring } from './restoring/restoring.ts';
import { secrets } from './secrets/secrets.ts';
import { access, model } from './server-tests/server-tests.ts';
import { soak } from './soak/soak.ts';
import { sync } from './sync/sync.ts';
import { time } from './time/time.ts';
import { upgrading } from './upgrading/upgrading.ts';

/** Every drill, in the order of running and reporting. */
export const drills: readonly Drill[] = [
  {
    name: 'races',
    what:
      'Rounds of 2 to 200 parallel bookings at two processes. In turn they want one time of a ' +
      'therapist, times that partly overlap, any therapist of a branch, a red-light bed ' +
      'through several therapists, minutes of one package that is too small for all of them, ' +
      'one and the same key, and unpaid sessions beyond the limit. Clients send half of the ' +
      'requests, the desk the other half. Several desks take one payment. Several clients ' +
      'wait for the same hour. When it comes free, one of them is offered it and presses the link several times. ' +
      'Each round must grant exactly as many as there is room for.',
    mostMinutes: 60,
    inTests: true,
    run: races,
  },
  {
    name: 'model',
    what:
      'Random sequences of buying, using, booking, moving, cancelling, checking in, ' +
      'completing, missing and undoing; of expiring, adjusting, freezing, prolonging, ' +
      'transferring and importing packages; of selling, paying, refunding, voiding and ' +
      'closing the day; of selling, losing and paying with gift cards; and of paying online, at a bank that fails, declines or takes its time, ' +
      'some of them at the same moment. The result is compared with a simple book of what was ' +
      'accepted, with what the bank took and gave back, and with the rules for the worth of ' +
      'minutes and sessions ' +
      '(`server/test/balances.test.ts`). A sequence that fails is shortened and kept in ' +
      '`server/test/random-studio/once-failed.json`, which is repeated in each run.',
    mostMinutes: 240,
    run: model,
  },
  {
    name: 'kills',
    what:
      'Sixteen clients at a time book at two processes and repeat a request with the same key ' +
      'when nobody answers. Meanwhile one of the processes and PostgreSQL are killed in turn ' +
      'with `kill -9`. A killed process is started again at once; PostgreSQL is restarted by ' +
      'the product itself. Afterwards every key is sent once more. When the diary is full, ' +
      'everything is checked and the bookings are deleted.',
    mostMinutes: 120,
    inTests: true,
    run: kills,
  },
  {
    name: 'cluster',
    what:
      'Three machines on loopback, each with PostgreSQL under Patroni and a member of etcd, ' +
      'with synchronous commits; HAProxy finds the primary, PgBouncer is in front of it. Six ' +
      'clients at a time book at two processes and repeat a request with the same key when ' +
      'nobody answers. In turn, the primary is killed with its Patroni and etcd by `kill -9`, ' +
      'frozen by SIGSTOP, and cut off from the other machines and etcd while our processes ' +
      'still reach it. Nobody restarts the processes. Afterwards every key is sent once more.',
    mostMinutes: 60,
    run: cluster,
  },
  {
    name: 'sync',
    what:
      '`strace` watches PostgreSQL while sessions are booked, first one after the other, then ' +
      '32 at the same time. A flush of the write-ahead log must end between the sending of ' +
      'each booking and its 201.',
    mostMinutes: 10,
    run: sync,
  },
  {
    name: 'payments',
    what:
      'Clients pay sessions and packages online: in two tabs, on two devices, with a card that is ' +
      'declined first, by a bank that takes its time, or not at all; some cancel. Others begin plans, ' +
      'which renew over two months from cards that work or not, and some dispute what they paid. Meanwhile the ' +
      'processes and PostgreSQL are killed, the provider fails, resets, hangs and does what it was ' +
      'asked without saying so, and its news are lost, doubled, late, before their time and in no order. Afterwards what the ' +
      'provider took is compared with the books, the diary and the holds.',
    mostMinutes: 120,
    inTests: true,
    run: payments,
  },
  {
    name: 'messages',
    what:
      'Clients who read WhatsApp book, move and cancel, so that 20,000 events are to be told, while ' +
      'the provider fails, is busy, cuts the line before or after it took the message, answers ' +
      'nonsense or nothing; its news come late, twice, in any order, or never. Processes and ' +
      'PostgreSQL are killed. Afterwards each event was told at most once by WhatsApp, the last of each ' +
      'booking reached its client by WhatsApp or mail, and nothing was told after it had changed.',
    mostMinutes: 60,
    run: messages,
  },
  {
    name: 'faults',
    what:
      'While sixteen clients book, the database is unreachable, frozen, two seconds late, ' +
      'drops its connections, is locked so that every connection waits, and accepts no writes. ' +
      'Then the mail server is dead, hangs, is slow, refuses and breaks off. Finally the disk ' +
      'of the database is full, first for its tables, then for its log.',
    mostMinutes: 30,
    run: faults,
  },
  {
    name: 'overload',
    what:
      '32 connections ask for free times, which gives the best rate of one process. Then ten ' +
      'times as many do, while a few other clients ask at the same process and at a second one ' +
      'on the same database. Then 32 ask again beside 2,000 connections that send headers, a ' +
      'JSON body or a picture at one byte a second, never finish, and reopen when they are ' +
      'closed. A process accepts 2,000 connections.',
    mostMinutes: 60,
    run: overload,
  },
  {
    name: 'guessing',
    what:
      'Strangers guess the codes of clients at two processes: one after the other, a hundred ' +
      'at the same moment, and each from an address of their own, requesting new codes as ' +
      'often as they are allowed to. Meanwhile the owner signs in from a browser that the ' +
      'account knows. One token is refreshed a hundred times at the same moment, and tokens ' +
      'are forged in every known way.',
    mostMinutes: 15,
    inTests: true,
    run: guessing,
  },
  {
    name: 'access',
    what:
      'Each role calls every route of the contract with something of its own, something of ' +
      'others and something that does not exist (`server/test/matrix.test.ts`), without a ' +
      'token, and with false and expired ones (`server/test/access.test.ts`). A route without ' +
      'a row in the matrix fails `npm run check`.',
    mostMinutes: 15,
    run: access,
  },
  {
    name: 'fuzz',
    what:
      'A visitor, a client, a therapist, the front desk of one branch and a manager, the staff ' +
      'with both factors, send valid and invalid requests, made from the contract, to every ' +
      'call, about things that exist. The texts contain scripts, queries, headers, formulas, ' +
      'lines of logs and calendars, marks that change the direction of writing, halves of ' +
      'characters, and too many characters. Afterwards all output is read: replies, tables, ' +
      'calendars, sent mails, the log, and pages in a browser.',
    mostMinutes: 120,
    inTests: true,
    run: fuzz,
  },
  {
    name: 'files',
    what:
      'Clients upload as their picture, and a manager as a picture of the studio, files that ' +
      'are no picture, pictures that are also something else, pictures that would fill the ' +
      'memory, and photographs with their location. A refusal must be a 4xx that stores ' +
      'nothing. An accepted file is stored as a picture without anything else.',
    mostMinutes: 10,
    inTests: true,
    run: files,
  },
  {
    name: 'time',
    what:
      'Codes, sign-ins, packages and held times are made at a process whose clock is right, ' +
      'and used at processes that are a second, an hour and 400 days ahead or behind. Sessions ' +
      'are cancelled in the second around the cutoff. Sessions are read in browsers of other ' +
      'time zones, in mails, calendar files and the database.',
    mostMinutes: 60,
    inTests: true,
    run: time,
  },
  {
    name: 'secrets',
    what:
      'A process in production mode receives marked health notes, codes, tokens, links, e-mail ' +
      'addresses and telephone numbers wherever they belong and wherever they do not: in ' +
      'bodies, addresses, headers and broken JSON, in normal operation and while the database ' +
      'is frozen or drops its connections. In normal operation clients sign in by the code or ' +
      'the link of their mail and refresh once; these credentials are marked too. Then the ' +
      'marks are searched for in its log, the log of PostgreSQL, its metrics, the headers of ' +
      'replies, the subjects of mails and the error pages.',
    mostMinutes: 10,
    inTests: true,
    run: secrets,
  },
  {
    name: 'restoring',
    what:
      'A studio with many clients and sessions is backed up while clients change their data ' +
      'and book, and once more when nothing happens; each file is restored into an empty ' +
      'database. The restored copy of the resting studio is compared table by table. That of ' +
      'the working studio is compared in every table in which nothing changed, and each ' +
      'booking in it must be complete. Copies of the file that were changed without the secret ' +
      'must be refused, and none of the names in them may run as a command.',
    mostMinutes: 30,
    run: restoring,
  },
  {
    name: 'upgrading',
    what:
      'For each past version that brought migrations, the version before it is started with ' +
      'the demo. Clients read, change their profile and book while the migrations run, and ' +
      'afterwards. Each call must work afterwards as it did before; only a call that waits for ' +
      'the database may be answered 503.',
    mostMinutes: 60,
    inTests: true,
    run: upgrading,
  },
  ...mutants,
  drawnMutants,
  {
    name: 'soak',
    what:
      'Sixteen days of 120 sessions: eight hours at twenty times real speed, or less time at a ' +
      'higher speed in a shorter run. Each session is searched for, booked and read by the ' +
      'desk, every second one is cancelled, and jobs run. Before half-time the daily clean-up ' +
      'runs. Slopes are those of the second half. Memory is what the process keeps after a ' +
      'garbage collection, beside what it occupies in the machine. A table may grow by the ' +
      'size of its new rows.',
    mostMinutes: 510,
    run: soak,
  },
];
