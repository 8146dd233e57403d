import type { Account } from '@limber/contract/accounts.ts';
import type { Package, Service } from '@limber/contract/catalogue.ts';
import type { AccountType } from '@limber/contract/values.ts';

export interface AuthState {
  user: Account | null;
  isAuthenticated: boolean;
  /** Address that a one-time code was last sent to. */
  verifyEmail: string;
  accountType: AccountType | '';
  /** The session was found to be over; the next protected step asks for a new sign-in. */
  requiresReauth: boolean;
}

export interface TokenState {
  accessToken: string | null;
  refreshToken: string | null;
}

/** The four lists of the catalogue as last loaded, so that step 0 paints at once. */
export interface Products {
  services: Service[];
  packages: Package[];
  shared: Package[];
  unlimited: Package[];
}

export type Category = keyof Products;

export interface UtilsState {
  /** Categories that have something for sale. */
  allCategories: Category[];
  allProducts: Products;
}

/** The slices beside the answers of the API. */
export interface Slices {
  auth: AuthState;
  token: TokenState;
  utils: UtilsState;
}

/** What each slice holds for someone who was never here. */
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
