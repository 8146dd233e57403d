import type { Sale } from '@limber/contract/desk/money/till-values.ts';
import type { Route } from '@limber/contract/route.ts';
import type { AccountType } from '@limber/contract/values/people.ts';

/** What a call may be about: of a client, a therapist and a front desk of branch A, and foreign. */
export interface Things {
  /** A session of Amina with Noura at branch A. */
  readonly booking: string;
  /** A session of Badr with Arjun at branch B. */
  readonly foreignBooking: string;
  /** Payments of Amina and of Badr that are over. */
  readonly payment: string;
  readonly foreignPayment: string;
  /** A package of Amina. */
  readonly pack: number;
  /** A package of Badr. */
  readonly foreignPack: number;
  readonly noura: number;
  /** Of branch B. */
  readonly arjun: number;
  readonly service: number;
  /** A product for the counter that no branch has received. */
  readonly product: number;
  /** Amina's and Badr's accounts. */
  readonly amina: number;
  readonly badr: number;
  readonly frontDesk: number;
  readonly counter: number;
  readonly session: string;
  /** Of branch A, and of B. */
  readonly closure: number;
  readonly foreignClosure: number;
  /** Sick notes of Noura and of Arjun. */
  readonly timeOff: number;
  readonly foreignTimeOff: number;
  /** A package sold to be paid later: to Amina at A by the caller there, to Badr at B. */
  sale(branch: 'A' | 'B'): Promise<Sale>;
  /** A link for paying such a sale. */
  paymentLink(branch: 'A' | 'B'): Promise<string>;
  /** A refund that the bank refused, and that is in no sale. */
  paymentTask(branch: 'A' | 'B'): Promise<string>;
  /** The open drawer of a branch. */
  drawer(branch: 'A' | 'B'): Promise<number>;
  /** Makes sure that the branch has none. */
  closeDrawer(branch: 'A' | 'B'): Promise<void>;
}

type Asked = Record<string, unknown>;
/** A call's arguments; things that only a few calls need are created on demand. */
export type Args = (things: Things) => Asked | Promise<Asked>;

/**
 * What is known of a call besides its route:
 * - `anybody`: it is public.
 * - `oneself`: it is about the caller alone, or about the studio as a whole.
 * - otherwise its arguments for something of the caller's own and for something foreign. `by` are
 *   the roles that own it (default: all that are admitted; the others are refused), `seenBy` those
 *   to whom nothing is foreign (default: managers).
 */
export type Row =
  | 'anybody'
  | 'oneself'
  | {
      readonly own?: Args;
      readonly foreign?: Args;
      /**
       * Something of the caller's own or of that branch, sent to a branch that the front desk does
       * not see.
       */
      readonly elsewhere?: Args;
      readonly by?: readonly AccountType[];
      readonly seenBy?: readonly AccountType[];
    };

/** The name of a route in the rows, such as `GET accounts/profile`. */
export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`;
