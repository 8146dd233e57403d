import type { Bookers, Wish } from './bookers.ts';
import type { Stand } from './stand.ts';

/** Results of bookings, counted. */
export interface Held {
  granted: number;
  /** Acknowledged and not in the database. */
  lost: number;
  /** In the database more than once, or without an acknowledgement. */
  twice: number;
  /** Answered differently when repeated with the same key. */
  other: number;
  /** Refused although free. */
  refused: number;
}

export function nothingHeld(): Held {
  return { granted: 0, lost: 0, twice: 0, other: 0, refused: 0 };
}

/**
 * Compares the answers with the database, which has no other bookings, and repeats every request
 * once.
 */
export async function compareWithDatabase(
  stand: Stand,
  bookers: Bookers,
  bases: readonly string[],
  sum: Held,
): Promise<void> {
  const granted = bookers.wishes.filter(({ answer }) => answer.status === 201);
  const ids = granted.map(({ answer }) => answer.body.id as string);
  const rows = await stand.query<{ id: string }>('select id from bookings');
  const kept = new Set(rows.map(({ id }) => id));
  sum.granted += granted.length;
  sum.refused += bookers.wishes.length - granted.length;
  sum.lost += ids.filter((id) => !kept.has(id)).length;
  sum.twice += rows.length - new Set(ids).size + (ids.length - new Set(ids).size);
  const open = [...granted];
  const lane = async (base: string) => {
    for (let wish = open.pop(); wish; wish = open.pop()) {
      if (!(await answersTheSame(bookers, wish, base))) sum.other += 1;
    }
  };
  await Promise.all(bases.flatMap((base) => [lane(base), lane(base), lane(base)]));
}

async function answersTheSame(bookers: Bookers, wish: Wish, base: string): Promise<boolean> {
  const { status, body } = await bookers.again(wish, base);
  return status === 201 && JSON.stringify(body) === JSON.stringify(wish.answer.body);
}
