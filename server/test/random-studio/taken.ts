import type { Method } from './wishes.ts';

/** What a simple account of a branch says was sold, refunded and handed over, in fils. */
export interface Booked {
  readonly soldFils: number;
  readonly backFils: number;
  readonly tipsFils: number;
  readonly byMethod: Readonly<Record<Method | 'online', number>>;
  readonly isVoided: boolean;
  /** What was to go back to a card and did not: it is still to be handed back. */
  readonly refusedFils: number;
}

type Writing = { -readonly [Name in keyof Booked]: Booked[Name] } & {
  byMethod: Record<Method | 'online', number>;
};

/** The simple account: whatever the till has accepted is added up by sale, in any order. */
export class Taken {
  readonly #sales = new Map<string, Writing>();
  readonly #noted = new Set<string>();
  readonly #touched = new Set<string>();

  get sales(): ReadonlyMap<string, Booked> {
    return this.#sales;
  }

  sell(id: string, fils: number): void {
    this.#of(id).soldFils += fils;
  }

  move(id: string, method: Method | 'online', fils: number): void {
    this.#of(id).byMethod[method] += fils;
  }

  tip(id: string, fils: number): void {
    this.#touched.add(id);
    this.#of(id).tipsFils += fils;
  }

  giveBack(id: string, fils: number): void {
    this.#touched.add(id);
    this.#credit(id, fils);
  }

  #credit(id: string, fils: number): void {
    this.#of(id).backFils += fils;
  }

  /** Everything is refunded the way it was paid. */
  void(id: string): void {
    this.#touched.add(id);
    const sale = this.#of(id);
    const { soldFils } = sale;
    const nothing = { tipsFils: 0, byMethod: { cash: 0, transfer: 0, online: 0 } };
    Object.assign(sale, { backFils: soldFils, ...nothing, isVoided: true });
  }

  /** A payment online was booked: noted once. */
  book(id: string, booked: { saleId: string; fils: number; priceFils: number }): void {
    if (this.#isKnown(id)) return;
    this.sell(booked.saleId, booked.priceFils);
    this.move(booked.saleId, 'online', booked.fils);
  }

  /** A cancelled session was credited, and money went back: noted once. */
  cancel(id: string, back: { saleId: string; fils: number; backFils: number }): void {
    // Voiding has given everything back.
    if (this.#isKnown(id)) return;
    this.#credit(back.saleId, back.fils);
    this.move(back.saleId, 'online', -back.backFils);
  }

  /** The bank has refused a refund, which counts as paid again: noted once. */
  refuse(id: string, failed: { saleId: string; fils: number }): void {
    if (this.#isKnown(id)) return;
    this.move(failed.saleId, 'online', failed.fils);
    this.#of(failed.saleId).refusedFils += failed.fils;
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
      ...{ soldFils: 0, backFils: 0, tipsFils: 0, isVoided: false, refusedFils: 0 },
      byMethod: { cash: 0, transfer: 0, online: 0 },
    };
    this.#sales.set(id, sale);
    return sale;
  }
}
