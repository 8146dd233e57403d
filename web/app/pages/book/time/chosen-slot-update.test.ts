import { expect, test } from 'vitest';
import { type BookingForm, emptyForm } from '../form/form.ts';
import { formReducer } from '../form/form-reducer.ts';
import { encodeSlot, type Times } from './available-times.ts';
import { chosenSlotUpdate, outgrownSlot } from './chosen-slot-update.ts';
import { lengthRange } from './length-range.ts';

const times = (maxMinutes: number): Times => ({
  mode: 'list',
  entries: [{ time: '14:00', maxMinutes }],
});

const range = lengthRange(240, 0);

const chosen: BookingForm = {
  ...emptyForm,
  serviceType: 'mypackage',
  duration: 240,
  maxDuration: 240,
  time: '14:00',
  slot: encodeSlot('14:00', 120),
  slotChosen: true,
  allocatedMinutes: 105,
};

test('a shorter slot also shortens the chosen minutes', () => {
  const news = chosenSlotUpdate(chosen, times(75), range);
  expect(news).toEqual({ time: '14:00', maxMinutes: 75, startMinutes: 75 });
  const next = news && formReducer(chosen, { type: 'chooseSlot', ...news });
  expect(next).toMatchObject({ allocatedMinutes: 75, slot: '["14:00",75]' });
  expect(next && chosenSlotUpdate(next, times(75), range)).toBeNull();
});

test('minutes that still fit stay, even in a longer slot', () => {
  expect(
    chosenSlotUpdate({ ...chosen, allocatedMinutes: 45 }, times(75), range)?.startMinutes,
  ).toBe(45);
  expect(chosenSlotUpdate(chosen, times(180), range)?.startMinutes).toBe(105);
});

test('a time chosen by link learns its longest session', () => {
  const jumped = { ...chosen, slot: '', slotChosen: false };
  expect(chosenSlotUpdate(jumped, times(75), range)).toMatchObject({
    maxMinutes: 75,
    startMinutes: 75,
  });
});

test.each([
  ['the slot is as it was', chosen, times(120)],
  ['no time is chosen', { ...chosen, time: '', slot: '' }, times(75)],
  ['the time has gone', chosen, { mode: 'list', entries: [] } satisfies Times],
  ['times of single services', chosen, { mode: 'grid', times: ['14:00'] } satisfies Times],
  ['the times are on their way', chosen, undefined],
  ['no length is chosen', { ...chosen, allocatedMinutes: null }, times(75)],
])('nothing changes when %s', (_when, form, told) => {
  expect(chosenSlotUpdate(form, told, range)).toBeNull();
});

test('a session that has become longer than its slot outgrows it', () => {
  expect(outgrownSlot(chosen)).toBeNull();
  expect(outgrownSlot({ ...chosen, allocatedMinutes: 125 })).toEqual({
    time: '14:00',
    maxMinutes: 120,
  });
  expect(outgrownSlot({ ...chosen, slotChosen: false, allocatedMinutes: 180 })).toBeNull();
});
