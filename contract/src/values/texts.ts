import Type from 'typebox';
import { LONGEST_PROSE } from '../terms/texts.ts';

export const Line = Type.String({
  description: 'One line of text: a name, an address, a link.',
  maxLength: 1000,
});

export const BySoftware = Type.Union([Line, Type.Null()], {
  description:
    'What the owner of the key calls the software that did it for them; null: they did it at a page.',
});

export const Prose = Type.String({
  description: 'Text of several sentences.',
  maxLength: LONGEST_PROSE,
});

export const TaxNumber = Type.String({
  description: 'A tax registration number.',
  maxLength: 15,
  pattern: '^[0-9]{15}$',
  'x-sentence': {
    en: 'A tax registration number has 15 digits.',
    ar: 'يتكوّن رقم التسجيل الضريبي من 15 رقماً.',
  },
});
