import type { Account } from '@limber/contract/accounts.ts';
import type { AccountType } from '@limber/contract/values/people.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { emptySlices } from './initial-state.ts';

const slice = createSlice({
  name: 'auth',
  initialState: emptySlices.auth,
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
    /** No personal data stays, as the privacy policy promises. */
    logout: () => emptySlices.auth,
  },
});

export const authReducer = slice.reducer;
export const { setUser, setVerifyEmail, setAccountType, setRequiresReauth, logout } = slice.actions;
