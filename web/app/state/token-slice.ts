import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { emptySlices, type TokenState } from './initial-state.ts';

const slice = createSlice({
  name: 'token',
  initialState: emptySlices.token,
  reducers: {
    setTokens(state, { payload }: PayloadAction<TokenState>) {
      state.accessToken = payload.accessToken;
      state.refreshToken = payload.refreshToken;
    },
    clearTokens(state) {
      state.accessToken = null;
      state.refreshToken = null;
    },
  },
});

export const tokenReducer = slice.reducer;
export const { setTokens, clearTokens } = slice.actions;
