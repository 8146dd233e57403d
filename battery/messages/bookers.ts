import { cancelAppointment, rescheduleAppointment } from '@limber/contract/appointments.ts';
import { createAppointment } from '@limber/contract/bookings.ts';
import type { Chance } from '../../server/seed/seeded-chance.ts';
import { type Answer, ask } from '../stand/ask.ts';
import { Lanes } from '../stand/lanes.ts';
import type { Stand } from '../stand/stand.ts';
import type { Spare } from '../stand/studio.ts';
import { isUnanswered, type TwoKilled } from '../stand/two-killed.ts';

interface Given {
  readonly stand: Stand;
  readonly chance: Chance;
  readonly two: TwoKilled;
}

/** Clients who book, and soon move or cancel what they have booked: what was to be told is no longer true. */
export class Bookers {
  readonly counts = { booked: 0, moved: 0, cancelled: 0, refused: 0, 'without an answer': 0 };
  readonly lanes = new Lanes();
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  /** Resolves once each of these is booked, and changed if its client changes their mind. */
  book(spare: readonly Spare[], others: readonly Spare[], lanes: number): Promise<void> {
    const free = [...others];
    return this.lanes.workThrough([...spare], lanes, (each) => this.#bookAndChange(each, free));
  }

  async #bookAndChange(spare: Spare, free: Spare[]): Promise<void> {
    const { chance } = this.#given;
    const { clientId, body } = spare;
    const booked = await this.#call(clientId, (base, as) => ask(base, createAppointment, body, as));
    const id = booked.body?.id ?? booked.body?.appointment?.id;
    if (typeof id !== 'string') return;
    this.counts.booked += 1;
    const moves = chance.below(5) < 3 ? 1 + chance.below(2) : 0;
    for (let move = 0; move < moves; move += 1) await this.#move(clientId, id, body.location, free);
    if (chance.below(2) === 0) await this.#cancel(clientId, id);
  }

  async #move(clientId: number, id: string, location: string, free: Spare[]): Promise<void> {
    const at = free.findLastIndex(({ body }) => body.location === location);
    const [other] = at < 0 ? [] : free.splice(at, 1);
    if (!other) return;
    const { date, time, therapist_id } = other.body;
    const { status } = await this.#call(clientId, (base, as) =>
      ask(base, rescheduleAppointment, { id, date, time, therapist_id }, as),
    );
    if (status === 200) this.counts.moved += 1;
  }

  async #cancel(clientId: number, id: string): Promise<void> {
    const { status } = await this.#call(clientId, (base, as) =>
      ask(base, cancelAppointment, { id, accept_late: true }, as),
    );
    if (status === 200) this.counts.cancelled += 1;
  }

  /** Asks with one key until there is an answer. */
  async #call(
    clientId: number,
    call: (base: string, as: Record<string, string>) => Promise<Answer>,
  ): Promise<Answer> {
    const { stand, chance, two } = this.#given;
    const key = { 'idempotency-key': chance.uuid() };
    const answer = await two.answered((base) =>
      call(base, { ...stand.client(clientId, two.now()), ...key }),
    );
    if (isUnanswered(answer)) this.counts['without an answer'] += 1;
    else if (answer.status >= 400) this.counts.refused += 1;
    return answer;
  }
}
