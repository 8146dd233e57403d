import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../components/test-markup.tsx';
import { Upsell } from './become-a-member.tsx';

const html = (bought: number, needed = 600) =>
  drawn(<Upsell minutesBought={bought} minutesNeeded={needed} />);

test('the distance to a membership is shown in minutes', () => {
  expect(html(150)).toContain('aria-valuenow="150"');
  expect(html(150)).toContain('150 of 600 min');
  expect(textOf(html(150))).toContain('450');
});

test('more minutes than needed count as all of them', () => {
  expect(html(900)).toContain('600 of 600 min');
});
