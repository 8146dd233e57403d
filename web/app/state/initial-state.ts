import type { Account } from '@limber/contract/accounts.ts';
import type { Package, Service } from '@limber/contract/catalogue.ts';
import type { AccountType } from '@limber/contract/values/people.ts';

export interface AuthState {
  user: Account | null;
  isAuthenticated: boolean;
  /** Address that a one-time code was last sent to. */
  verifyEmail: string;
  accountType: AccountType | '';
  /** The session has ended; the next protected step asks to sign in again. */
  requiresReauth: boolean;
}

export interface TokenState {
  accessToken: string | null;
  refreshToken: string | null;
}

/** The four catalogue lists as last loaded, so that step 0 renders at once. */
export interface Products {
  services: Service[];
  packages: Package[];
  shared: Package[];
  unlimited: Package[];
}

export type Category = keyof Products;

export interface UtilsState {
  /** Categories with something on sale. */
  allCategories: Category[];
  allProducts: Products;
}

/** The slices beside the API's cache. */
export interface Slices {
  auth: AuthState;
  token: TokenState;
  utils: UtilsState;
}

/** Slices of a first visit. */
export const emptySlices: Slices = {
  auth: {
    user: null,
    isAuthenticated: false,
    verifyEmail: '',
    accountType: '',
    requiresReauth: false,
  },
  token: { accessToken: null, refreshToken: null },
  utils: {
    allCategories: [],
    allProducts: { services: [], packages: [], shared: [], unlimited: [] },
  },
};
