import type { Account } from '@limber/contract/accounts.ts';
import type { AccountType } from '@limber/contract/values.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface AuthState {
  user: Account | null;
  isAuthenticated: boolean;
  /** Address that a one-time code was last sent to. */
  verifyEmail: string;
  accountType: AccountType | '';
  /** The session was found to be over; the next protected step asks for a new sign-in. */
  requiresReauth: boolean;
}

const initialState: AuthState = {
  user: null,
  isAuthenticated: false,
  verifyEmail: '',
  accountType: '',
  requiresReauth: false,
};

const slice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    setUser(state, { payload }: PayloadAction<Account | null>) {
      state.user = payload;
      state.isAuthenticated = payload !== null && Object.keys(payload).length > 0;
      state.accountType = payload?.account_type ?? '';
      if (state.isAuthenticated) state.requiresReauth = false;
    },
    setVerifyEmail(state, { payload }: PayloadAction<string>) {
      state.verifyEmail = payload;
    },
    setAccountType(state, { payload }: PayloadAction<AccountType | ''>) {
      state.accountType = payload;
    },
    setRequiresReauth(state, { payload }: PayloadAction<boolean>) {
      state.requiresReauth = payload;
    },
    /** Nothing of the person stays, as the privacy policy promises. */
    logout: () => initialState,
  },
});

export const authReducer = slice.reducer;
export const { setUser, setVerifyEmail, setAccountType, setRequiresReauth, logout } = slice.actions;
