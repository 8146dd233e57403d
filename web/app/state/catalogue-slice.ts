import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Category, emptySlices, type Products } from './initial-state.ts';

const slice = createSlice({
  name: 'utils',
  initialState: emptySlices.utils,
  reducers: {
    setAllCategories(state, { payload }: PayloadAction<Category[]>) {
      state.allCategories = payload;
    },
    setAllProducts(state, { payload }: PayloadAction<Products>) {
      state.allProducts = payload;
    },
  },
});

export const utilsReducer = slice.reducer;
export const { setAllCategories, setAllProducts } = slice.actions;
