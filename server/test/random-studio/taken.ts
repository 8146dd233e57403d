import type { Method } from './wishes.ts';

/** By which money is handed over. */
type Way = Method | 'online' | 'gift_card';

/** What a simple account of a branch says was sold, refunded and handed over, in minor units. */
export interface Booked {
  readonly soldMinor: number;
  readonly backMinor: number;
  readonly tipsMinor: number;
  readonly byMethod: Readonly<Record<Way, number>>;
  readonly isVoided: boolean;
  /** What was to go back to a card and did not: it is still to be handed back. */
  readonly refusedMinor: number;
}

type Writing = { -readonly [Name in keyof Booked]: Booked[Name] } & {
  byMethod: Record<Way, number>;
};

/** The simple account: whatever the till has accepted is added up by sale, in any order. */
export class Taken {
  readonly #sales = new Map<string, Writing>();
  readonly #noted = new Set<string>();
  readonly #touched = new Set<string>();

  get sales(): ReadonlyMap<string, Booked> {
    return this.#sales;
  }

  sell(id: string, minor: number): void {
    this.#of(id).soldMinor += minor;
  }

  move(id: string, method: Way, minor: number): void {
    this.#of(id).byMethod[method] += minor;
  }

  tip(id: string, minor: number): void {
    this.#touched.add(id);
    this.#of(id).tipsMinor += minor;
  }

  giveBack(id: string, minor: number): void {
    this.#touched.add(id);
    this.#credit(id, minor);
  }

  #credit(id: string, minor: number): void {
    this.#of(id).backMinor += minor;
  }

  /** Everything is refunded the way it was paid. */
  void(id: string): void {
    this.#touched.add(id);
    const sale = this.#of(id);
    const { soldMinor } = sale;
    const nothing = { tipsMinor: 0, byMethod: { cash: 0, transfer: 0, online: 0, gift_card: 0 } };
    Object.assign(sale, { backMinor: soldMinor, ...nothing, isVoided: true });
  }

  /** A payment online was booked: noted once. */
  book(
    id: string,
    booked: { saleId: string; minor: number; cardMinor: number; priceMinor: number },
  ): void {
    if (this.#isKnown(id)) return;
    this.sell(booked.saleId, booked.priceMinor);
    this.move(booked.saleId, 'online', booked.minor);
    this.move(booked.saleId, 'gift_card', booked.cardMinor);
  }

  /** A cancelled session was credited, and money went back: noted once. */
  cancel(
    id: string,
    back: { saleId: string; minor: number; backMinor: number; cardMinor: number },
  ): void {
    // Voiding has given everything back.
    if (this.#isKnown(id)) return;
    this.#credit(back.saleId, back.minor);
    this.move(back.saleId, 'online', -back.backMinor);
    this.move(back.saleId, 'gift_card', -back.cardMinor);
  }

  /** The bank has refused a refund, which counts as paid again: noted once. */
  refuse(id: string, failed: { saleId: string; minor: number }): void {
    if (this.#isKnown(id)) return;
    this.move(failed.saleId, 'online', failed.minor);
    this.#of(failed.saleId).refusedMinor += failed.minor;
  }

  /** Whether the till did something with a sale that was paid online. */
  wasTouched(id: string): boolean {
    return this.#touched.has(id);
  }

  #isKnown(id: string): boolean {
    const isKnown = this.#noted.has(id);
    this.#noted.add(id);
    return isKnown;
  }

  #of(id: string): Writing {
    const sale = this.#sales.get(id) ?? {
      ...{ soldMinor: 0, backMinor: 0, tipsMinor: 0, isVoided: false, refusedMinor: 0 },
      byMethod: { cash: 0, transfer: 0, online: 0, gift_card: 0 },
    };
    this.#sales.set(id, sale);
    return sale;
  }
}
