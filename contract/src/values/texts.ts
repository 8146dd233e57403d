import Type from 'typebox';
import { LONGEST_PROSE } from '../terms/texts.ts';

export const Line = Type.String({
  description: 'One line of text: a name, an address, a link.',
  maxLength: 1000,
});

export const Prose = Type.String({
  description: 'Text of several sentences.',
  maxLength: LONGEST_PROSE,
});
