import Type from 'typebox';
import { BODY_PLACES } from '../terms/site/body-places.ts';
import { oneOf } from './shapes.ts';

export const TightPlaces = Type.Array(oneOf([...BODY_PLACES]), {
  description: 'Where the client feels tight, as touched on the body map; empty: not said.',
  maxItems: BODY_PLACES.length,
  uniqueItems: true,
  examples: [['lower-back']],
});
