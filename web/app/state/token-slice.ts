import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface TokenState {
  accessToken: string | null;
  refreshToken: string | null;
}

const initialState: TokenState = { accessToken: null, refreshToken: null };

const slice = createSlice({
  name: 'token',
  initialState,
  reducers: {
    setTokens(
      state,
      { payload }: PayloadAction<{ accessToken: string | null; refreshToken: string | null }>,
    ) {
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
