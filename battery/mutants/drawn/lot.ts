import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kind, listSources, placesOf, shares } from './kinds.ts';
import type { Place } from './syntax.ts';

/** A fault of a lot. */
export interface Mutant extends Place {
  /** The same while its source is unchanged. */
  readonly id: string;
  readonly kind: Kind;
  readonly file: string;
  /** Line where it begins, from 1. */
  readonly line: number;
  /** The original text. */
  readonly from: string;
}

/** A lot, and the faults drawn for it that do not compile. */
export interface Lot {
  readonly mutants: readonly Mutant[];
  readonly broken: number;
}

/** Faults of one source in a lot, at most. */
const MOST_OF_FILE = 2;

/**
 * Draws a lot of `many` faults. Each kind has its share, and the ways of a kind alternate. The seed
 * gives each place a number of its own, so that changing one source leaves the rest of the lot as
 * it was.
 *
 * @param only draws from this source alone
 */
export function drawLot(
  root: string,
  { seed, many, only }: { seed: number; many: number; only?: string },
  compiles: (mutant: Mutant) => boolean,
): Lot {
  const places = listPlaces(root, seed, only);
  const ofKinds = Object.groupBy(places, ({ mutant }) => mutant.kind);
  const all = Object.entries(shares).reduce(
    (sum, [kind, share]) => sum + (ofKinds[kind as Kind] ? share : 0),
    0,
  );
  let broken = 0;
  const mutants = Object.entries(shares).flatMap(([kind, share]) => {
    const wanted = Math.round((share / all) * many);
    const taken: Mutant[] = [];
    for (const { mutant } of byTurns(ofKinds[kind as Kind] ?? [])) {
      if (taken.length === wanted) break;
      if (!only && taken.filter(({ file }) => file === mutant.file).length === MOST_OF_FILE)
        continue;
      if (compiles(mutant)) taken.push(mutant);
      else broken += 1;
    }
    return taken;
  });
  return { mutants, broken };
}

interface Ranked {
  readonly rank: string;
  readonly mutant: Mutant;
}

function listPlaces(root: string, seed: number, only?: string): Ranked[] {
  const sources = listSources(root).filter(({ file }) => !only || file === only);
  return sources.flatMap(({ file, kind }) => {
    const text = readFileSync(join(root, file), 'utf8');
    const met = new Map<string, number>();
    return placesOf(file, text).map((place) => {
      const from = text.slice(place.start, place.end);
      const what = JSON.stringify([file, place.way, from, place.to]);
      const before = met.get(what) ?? 0;
      met.set(what, before + 1);
      const id = digest(`${what} ${before}`).slice(0, 12);
      const line = text.slice(0, place.start).split('\n').length;
      return { rank: digest(`${seed} ${id}`), mutant: { ...place, id, kind, file, line, from } };
    });
  });
}

/** One of each way in rotation; within a way by rank. */
function byTurns(all: readonly Ranked[]): readonly Ranked[] {
  const ways = Object.values(Object.groupBy(all, ({ mutant }) => mutant.way)).map((each = []) =>
    each.toSorted((one, other) => (one.rank < other.rank ? -1 : 1)),
  );
  const ordered = ways.toSorted(([one], [other]) =>
    (one?.rank ?? '') < (other?.rank ?? '') ? -1 : 1,
  );
  const longest = Math.max(0, ...ordered.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    ordered.flatMap((way) => way[turn] ?? []),
  ).flat();
}

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
