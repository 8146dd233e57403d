import { exportEverything } from '@limber/contract/desk/studio/export.ts';
import type { Route } from '@limber/contract/route.ts';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { seededChance } from '../../server/seed/seeded-chance.ts';
import { atLeast, exactly, type Finding, told } from '../drill.ts';
import type { Stand } from '../stand/stand.ts';
import { drawRequest } from './draw.ts';
import { formulas, linesOfCalendar, runningLinks } from './judge.ts';
import { admitted, type People, type Role } from './people.ts';
import { FORGED, poisons } from './poison.ts';
import { rawOf } from './raw-requests.ts';
import { sendRaw } from './send-raw.ts';
import { readThings } from './things.ts';

const READERS: readonly Role[] = ['client', 'therapist', 'front_desk', 'manager'];

/** Reads everything after all the writing: replies, tables, calendars. */
export async function look(
  stand: Stand,
  base: string,
  routes: readonly Route[],
  people: People,
  { short, say }: { short: boolean; say(progress: string): void },
): Promise<Finding[]> {
  const chance = seededChance(1);
  const things = await readThings(stand);
  const drawing = { chance, things, now: stand.now() };
  const wrong: string[] = [];
  let read = 0;
  let cells = 0;
  let written = 0;
  const times = short ? 1 : 20;
  const reading = routes.filter(
    ({ method, file }) => method === 'GET' && file !== 'text/event-stream',
  );
  for (const route of reading) {
    const able = READERS.filter((role) => admitted(role, route));
    for (const role of short ? able.slice(-1) : able) {
      for (let turn = 0; turn < times; turn += 1) {
        const raw = rawOf(route, drawRequest(drawing, route, { nasty: 0, poisoned: 0 }));
        const reply = await sendRaw(base, { ...raw, headers: { ...people[role], ...raw.headers } });
        if (reply.status !== 200) {
          if ((reply.status >= 500 && !(short && reply.status === 503)) || reply.status === 0)
            wrong.push(`${raw.path}: ${reply.status}`);
          continue;
        }
        read += 1;
        const type = String(reply.headers['content-type']);
        const wanted = route.file ?? 'application/json';
        if (!type.startsWith(wanted)) wrong.push(`${raw.path}: ${type}`);
        if (reply.headers['x-content-type-options'] !== 'nosniff')
          wrong.push(`${raw.path}: no nosniff`);
        if (type.startsWith('text/csv')) cells += judgeTable(raw.path, reply.bytes.toString());
        if (type.startsWith('application/json')) {
          const text = reply.bytes.toString();
          if (poisons.some((each) => text.includes(JSON.stringify(each).slice(1, -1))))
            written += 1;
          const body = JSON.parse(text);
          wrong.push(...runningLinks(body).map((link) => `${raw.path}: ${link}`));
          if (typeof body?.content === 'string' && linesOfCalendar(body.content).includes(FORGED)) {
            wrong.push(`${raw.path}: a forged line`);
          }
        }
      }
    }
  }
  const asked = rawOf(exportEverything, { body: { health_notes: false } });
  // All of it takes a while.
  const all = short
    ? null
    : await sendRaw(base, { ...asked, headers: { ...people.manager, ...asked.headers } });
  if (all && all.status !== 200) wrong.push(`the export of everything: ${all.status}`);
  if (all?.status === 200) {
    for (const [name, bytes] of Object.entries(unzipSync(all.bytes))) {
      if (name.endsWith('.csv')) cells += judgeTable(name, Buffer.from(bytes).toString());
      else if (name.endsWith('.json')) JSON.parse(Buffer.from(bytes).toString());
    }
  }
  say(`read ${read} replies`);
  return [
    told('replies read afterwards', read),
    // If nothing was stored there is nothing to see.
    atLeast('of them with what was put into a text', written, 1),
    told('cells of tables', cells),
    exactly(
      'of them formulas, forged lines, links that run, or of another type',
      wrong.length,
      0,
      wrong,
    ),
  ];

  function judgeTable(name: string, text: string): number {
    const rows = parse(text, { bom: true, relax_column_count: true }) as string[][];
    wrong.push(...formulas(rows).map((cell) => `${name}: ${JSON.stringify(cell.slice(0, 60))}`));
    return rows.flat().length;
  }
}
