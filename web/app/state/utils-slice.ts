import type { Package, Service } from '@limber/contract/catalogue.ts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The four lists of the catalogue as last loaded, so that step 0 paints at once. */
export interface Products {
  services: Service[];
  packages: Package[];
  shared: Package[];
  unlimited: Package[];
}

export type Category = keyof Products;

interface UtilsState {
  /** Categories that have something for sale. */
  allCategories: Category[];
  allProducts: Products;
}

const initialState: UtilsState = {
  allCategories: [],
  allProducts: { services: [], packages: [], shared: [], unlimited: [] },
};

const slice = createSlice({
  name: 'utils',
  initialState,
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
