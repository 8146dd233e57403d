import { expect, test } from 'vitest';
import { whatComesBack } from './what-comes-back-rules.ts';

const hour = {
  lastsMinutes: 60,
  takenMinutes: 60,
  healedMinutes: 0,
  packageMinutes: 60,
  costsMinor: 0,
};

test('all of it comes back once all of the time was taken', () => {
  expect(whatComesBack(hour)).toMatchObject({ returnedMinutes: 60, isWhole: true });
  const paid = { ...hour, packageMinutes: null, costsMinor: 32_000 };
  expect(whatComesBack(paid)).toMatchObject({ returnedMinutes: 0, costsMinor: 0, isWhole: true });
});

test('of a part of the time the same share comes back, in whole minutes', () => {
  expect(whatComesBack({ ...hour, takenMinutes: 30 })).toMatchObject({
    healedMinutes: 30,
    returnedMinutes: 30,
    isWhole: false,
  });
  expect(whatComesBack({ ...hour, packageMinutes: 45, takenMinutes: 30 })?.returnedMinutes).toBe(
    22,
  );
});

test('the rest comes back when the rest is taken, and no coin more', () => {
  const rest = { ...hour, packageMinutes: 45, healedMinutes: 30 };
  expect(whatComesBack(rest)?.returnedMinutes).toBe(23);
  const paid = { ...hour, packageMinutes: null, costsMinor: 101, takenMinutes: 20 };
  expect(whatComesBack(paid)?.costsMinor).toBe(68);
  expect(whatComesBack({ ...paid, healedMinutes: 20, takenMinutes: 60 })?.costsMinor).toBe(0);
});

test('nothing comes back twice, also when the other session is cancelled too', () => {
  expect(whatComesBack({ ...hour, healedMinutes: 60 })).toBeNull();
  expect(whatComesBack({ ...hour, healedMinutes: 30, takenMinutes: 0 })).toBeNull();
  expect(whatComesBack({ ...hour, takenMinutes: 0 })).toBeNull();
});
