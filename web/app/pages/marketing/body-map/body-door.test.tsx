import { expect, test } from 'vitest';
import { drawn, linksOf } from '../../../components/test-markup.tsx';
import { BodyDoor, placesAtDoor, placeTouched } from './body-door.tsx';

test('each place at the door leads to the map with that place chosen', () => {
  const links = linksOf(drawn(<BodyDoor />));
  expect(links[0]).toEqual(['Lower back', '#tight-lower-back']);
  expect(links.map(([, target]) => placeTouched(target ?? ''))).toEqual(placesAtDoor);
});

test('another place of the page chooses nothing', () => {
  expect(placeTouched('')).toBeUndefined();
  expect(placeTouched('#next-free')).toBeUndefined();
  expect(placeTouched('#tight-soul')).toBeUndefined();
});
