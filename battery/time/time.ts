import type { Drill } from '../drill.ts';
import { listSpare, readStudio } from '../stand/studio.ts';
import { cancelAroundCutoff } from './cutoff.ts';
import { jump } from './jumps.ts';
import { lookFrom } from './places.ts';

/** Clocks are wrong, and clients are elsewhere. */
export const time: Drill = {
  name: 'time',
  what:
    'Codes, sessions, packages and held times are made at a process whose clock is right and asked for at ' +
    'processes that are a second, an hour and 400 days ahead and behind; sessions are cancelled in the second ' +
    'around the moment until which it costs nothing; and sessions are looked at by browsers elsewhere, in ' +
    'mails, calendar files and the database.',
  mostMinutes: 60,
  inTests: true,
  run: ({ short, many, seed, onStand, say }) =>
    onStand({}, async (stand) => {
      const [{ base }] = await stand.two();
      const clients = await stand.addClients(60, 'timely');
      const studio = await readStudio(stand, base, clients);
      const spare = await listSpare(studio, 600, seed);
      // A process takes a while to start, so it meets a cutoff only on a quiet machine.
      if (short) return jump(stand, studio, spare, 1, ['1 h ahead', '400 days behind']);
      const jumped = await jump(stand, studio, spare, many(5, 1));
      say('clocks were off');
      const cutoff = await cancelAroundCutoff(stand, studio, many(20, 1));
      say('cancelled around the cutoff');
      // Packages and cancelled sessions have taken some of the spare ones.
      const still = await listSpare(studio, 600, seed);
      return [...jumped, ...cutoff, ...(await lookFrom(stand, still, many(10, 1)))];
    }),
};
