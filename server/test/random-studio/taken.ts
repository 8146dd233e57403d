import type { Method } from './wishes.ts';

/** What a simple account of a branch says was sold, refunded and handed over, in fils. */
export interface Booked {
  readonly soldFils: number;
  readonly backFils: number;
  readonly tipsFils: number;
  readonly byMethod: Readonly<Record<Method, number>>;
  readonly isVoided: boolean;
}

type Writing = { -readonly [Name in keyof Booked]: Booked[Name] } & {
  byMethod: Record<Method, number>;
};

/** The simple account: whatever the till has accepted is added up by sale, in any order. */
export class Taken {
  readonly #sales = new Map<string, Writing>();

  get sales(): ReadonlyMap<string, Booked> {
    return this.#sales;
  }

  sell(id: string, fils: number): void {
    this.#of(id).soldFils += fils;
  }

  move(id: string, method: Method, fils: number): void {
    this.#of(id).byMethod[method] += fils;
  }

  tip(id: string, fils: number): void {
    this.#of(id).tipsFils += fils;
  }

  giveBack(id: string, fils: number): void {
    this.#of(id).backFils += fils;
  }

  /** Everything is refunded the way it was paid. */
  void(id: string): void {
    const sale = this.#of(id);
    const { soldFils } = sale;
    const nothing = { tipsFils: 0, byMethod: { cash: 0, transfer: 0 } };
    Object.assign(sale, { backFils: soldFils, ...nothing, isVoided: true });
  }

  #of(id: string): Writing {
    const sale = this.#sales.get(id) ?? {
      ...{ soldFils: 0, backFils: 0, tipsFils: 0, isVoided: false },
      byMethod: { cash: 0, transfer: 0 },
    };
    this.#sales.set(id, sale);
    return sale;
  }
}
