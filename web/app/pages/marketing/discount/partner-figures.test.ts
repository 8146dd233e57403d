import { expect, test } from 'vitest';
import { testSite } from '../../../components/test-answers/test-site.ts';
import { partnerFigures } from './partner-figures.ts';

test('the studio itself is not counted as a partner @DISC-10', () => {
  expect(partnerFigures(testSite.partners, 'Limber')).toEqual({ count: 2, most: 15 });
  expect(partnerFigures([], 'Limber')).toEqual({ count: 0, most: 0 });
});
