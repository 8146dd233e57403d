import { createContext } from 'react';
import type { PictureOverrides } from './pictures.ts';

/** The studio's own pictures, for everything below; the house's are shown where none is given. */
export const OwnPictures = createContext<PictureOverrides>({});
