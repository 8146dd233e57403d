import type { Drill } from '../drill.ts';
import { listSpare, readStudio } from '../stand/studio.ts';
import { cancelAroundCutoff } from './cutoff.ts';
import { jump } from './jumps.ts';
import { lookFrom } from './places.ts';

/** Clocks are wrong, and clients are elsewhere. */
export const time: Drill['run'] = ({ short, many, seed, onStand, say }) =>
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
  });
