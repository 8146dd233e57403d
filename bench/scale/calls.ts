import { randomUUID } from 'node:crypto';
import { listNextAppointments, listPastAppointments } from '@limber/contract/appointments.ts';
import { createAppointment } from '@limber/contract/bookings.ts';
import { findClients } from '@limber/contract/desk/clients/client-search.ts';
import { readLiability } from '@limber/contract/desk/clients/packages.ts';
import { readClientStory } from '@limber/contract/desk/clients/timeline.ts';
import { readDay } from '@limber/contract/desk/day/day.ts';
import { listDuesOfDay } from '@limber/contract/desk/day/dues.ts';
import { listFreeHours } from '@limber/contract/desk/day/free-hours.ts';
import { listDocuments } from '@limber/contract/desk/money/documents.ts';
import { listDue, listOwed } from '@limber/contract/desk/money/owed.ts';
import { readReportCharts } from '@limber/contract/desk/money/report-charts.ts';
import { readReportDay } from '@limber/contract/desk/money/report-day.ts';
import { readStudioReport } from '@limber/contract/desk/money/reports.ts';
import { readTillDay } from '@limber/contract/desk/money/till.ts';
import { type ArgsOf, requestOf } from '@limber/contract/request.ts';
import type { Route } from '@limber/contract/route.ts';
import {
  availableTimesForServices,
  findNextOpenings,
  listOpenDays,
} from '@limber/contract/scheduling.ts';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { API_BASE } from '../../server/src/platform/http/serve-calls.ts';
import { issueAccessToken } from '../../server/src/platform/http/session.ts';
import { addDays } from '../../server/src/platform/studio-days.ts';
import { BENCH_SECRET } from '../spare-slots.ts';
import { COMING_DAYS } from './fill-chain.ts';

/** A measured call; each time about another person or day. */
export interface Call {
  readonly name: string;
  readonly times: number;
  /** Answers the status. */
  ask(): Promise<number>;
}

interface Asking {
  readonly app: FastifyInstance;
  readonly client: pg.Client;
  readonly managerToken: string;
  /** Day of the studio, `YYYY-MM-DD`. */
  readonly today: string;
}

const MINUTES = 45;

/** The main calls of a chain, each for random people, branches and days. */
export async function mainCalls(asking: Asking): Promise<Call[]> {
  const { app, client, managerToken, today } = asking;
  const list = async <Row extends pg.QueryResultRow>(statement: string) =>
    (await client.query<Row>(statement)).rows;
  const therapists = await list<{ id: number; location: string }>(
    `select id, location_code as location from therapists where location_code like 'chain-%' and position % 10 > 3`,
  );
  const clients = await list<{ id: number; name: string; phone: string }>(
    `select id, last_name as name, phone_e164 as phone from accounts where email like 'client-%@bench.example'
     order by random() limit 5000`,
  );
  const [service] = await list<{ id: number }>(`select id from services where name = 'Stretching'`);
  const services = String(service?.id);
  const therapist = () => any(therapists);
  const coming = () => addDays(today, 2 + Math.floor(Math.random() * (COMING_DAYS - 4)));
  const past = (days: number) => addDays(today, -Math.ceil(Math.random() * days));
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const desk = bearer(managerToken);
  const client$ = () => {
    const { id: accountId } = any(clients);
    return bearer(issueAccessToken(BENCH_SECRET, { accountId, accountType: 'client' }, new Date()));
  };
  const inject = <R extends Route>(
    route: R,
    args: Partial<ArgsOf<R>>,
    headers: Record<string, string> = {},
  ) => {
    const { method, path, query, body } = requestOf(route, args);
    return app.inject({
      ...{ method, url: API_BASE + path, headers },
      ...(query ? { query: query as Record<string, string> } : {}),
      ...(body ? { payload: body } : {}),
    });
  };
  const status = async (reply: ReturnType<typeof inject>) => (await reply).statusCode;
  const inMonth = () => ({ from: coming(), to: addDays(today, COMING_DAYS) });
  const spare = await listSpare(inject, therapists, today);
  const call = (name: string, times: number, ask: () => Promise<number>): Call => {
    return { name, times, ask };
  };
  return [
    call('free times of a therapist', 300, () =>
      status(
        inject(availableTimesForServices, {
          ...{ therapist_id: therapist().id, date: coming(), total_duration: MINUTES, services },
        }),
      ),
    ),
    call('month of a therapist', 200, () =>
      status(
        inject(listOpenDays, {
          ...{ therapist_id: therapist().id, ...inMonth(), total_duration: MINUTES, services },
        }),
      ),
    ),
    call('month of any therapist of a branch', 200, () =>
      status(
        inject(listOpenDays, {
          ...{ location: therapist().location, ...inMonth(), total_duration: MINUTES, services },
        }),
      ),
    ),
    call('next openings at a branch', 100, () =>
      status(
        inject(findNextOpenings, {
          ...{ location: therapist().location, total_duration: MINUTES, services },
        }),
      ),
    ),
    call('free hours and whom they suit', 50, () =>
      status(inject(listFreeHours, { location: therapist().location }, desk)),
    ),
    call('booking', Math.min(300, spare.length), () => {
      const { therapistId, location, date, time } = spare.pop() as Spare;
      const headers = { ...client$(), 'idempotency-key': randomUUID() };
      const wanted = { id: service?.id as number, name: '', time: MINUTES, price: 250 };
      return status(
        inject(
          createAppointment,
          {
            services: [{ ...wanted, type: 'service' }],
            ...{ serviceType: 'service', therapist_id: therapistId, date, time, location },
            ...{ duration: MINUTES, total_duration: MINUTES, total_price: 250 },
          },
          headers,
        ),
      );
    }),
    call('appointments of a client to come', 200, () =>
      status(inject(listNextAppointments, {}, client$())),
    ),
    call('appointments of a client in the past', 200, () =>
      status(inject(listPastAppointments, {}, client$())),
    ),
    call('board of a branch, today', 100, () =>
      status(inject(readDay, { date: today, location: therapist().location }, desk)),
    ),
    call('board of a branch, a day of last month', 100, () =>
      status(inject(readDay, { date: past(28), location: therapist().location }, desk)),
    ),
    call('board of all branches', 10, () => status(inject(readDay, { date: past(28) }, desk))),
    call('dues of a day, all branches', 10, () =>
      status(inject(listDuesOfDay, { date: past(28) }, desk)),
    ),
    call('till of a day', 50, () =>
      status(inject(readTillDay, { location: therapist().location }, desk)),
    ),
    call('due of a client', 50, () =>
      status(inject(listDue, { client_id: any(clients).id }, desk)),
    ),
    call('owed to a branch', 5, () =>
      status(inject(listOwed, { location: therapist().location }, desk)),
    ),
    call('documents of a branch', 50, () =>
      status(inject(listDocuments, { location: therapist().location }, desk)),
    ),
    call('clients by name', 50, () => status(inject(findClients, { q: any(clients).name }, desk))),
    call('clients by first letters', 50, () =>
      status(inject(findClients, { q: any(clients).name.slice(0, 3) }, desk)),
    ),
    call('clients by number', 50, () =>
      status(inject(findClients, { q: any(clients).phone.slice(-7) }, desk)),
    ),
    call('story of a client', 100, () =>
      status(inject(readClientStory, { id: any(clients).id }, desk)),
    ),
    call('minutes owed', 5, () => status(inject(readLiability, {}, desk))),
    call('report of a month, a branch', 5, () =>
      status(
        inject(
          readStudioReport,
          { from: addDays(today, -30), to: today, location: therapist().location },
          desk,
        ),
      ),
    ),
    call('report of a month, all branches', 5, () =>
      status(inject(readStudioReport, { from: addDays(today, -30), to: today }, desk)),
    ),
    call('charts of a month, all branches', 5, () =>
      status(inject(readReportCharts, { from: addDays(today, -30), to: today }, desk)),
    ),
    call('lines of a day, all branches', 20, () =>
      status(inject(readReportDay, { day: past(28) }, desk)),
    ),
    call('report of a year, a branch', 3, () =>
      status(
        inject(
          readStudioReport,
          { from: addDays(today, -365), to: today, location: therapist().location },
          desk,
        ),
      ),
    ),
    call('report of a year, all branches', 3, () =>
      status(inject(readStudioReport, { from: addDays(today, -365), to: today }, desk)),
    ),
  ];
}

interface Spare {
  readonly therapistId: number;
  readonly location: string;
  readonly date: string;
  readonly time: string;
}

/** The first free time of each therapist on a day some weeks ahead. */
async function listSpare(
  inject: (
    route: typeof availableTimesForServices,
    args: ArgsOf<typeof availableTimesForServices>,
  ) => Promise<{ json(): string[] }>,
  therapists: readonly { id: number; location: string }[],
  today: string,
): Promise<Spare[]> {
  const date = addDays(today, 20);
  const spare: Spare[] = [];
  for (const { id: therapistId, location } of therapists) {
    const asked = { therapist_id: therapistId, date, total_duration: MINUTES };
    const [time] = (await inject(availableTimesForServices, asked)).json();
    if (time) spare.push({ therapistId, location, date, time });
  }
  return spare;
}

function any<Each>(list: readonly Each[]): Each {
  return list[Math.floor(Math.random() * list.length)] as Each;
}
