// @vitest-environment happy-dom
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { openPage, screen } from '../../../../components/test-answers/test-page.tsx';
import { DeskInput } from './desk-field.tsx';
import { TimeInput } from './time-input.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('From');

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  ['١٦١٠', '16:10'],
])('%s is taken as %s by the clock of 24 hours', async (typed, time) => {
  const page = await openPage(<TimeInput aria-label="From" />);
  await page.user.type(field(), typed);
  await page.user.tab();
  expect(field().value).toBe(time);
  expect(field().type).toBe('text');
});

test('arrows move the time by a quarter of an hour, also over midnight', async () => {
  const page = await openPage(<TimeInput aria-label="From" defaultValue="09:37" />);
  await page.user.click(field());
  await page.user.keyboard('{ArrowUp}');
  expect(field().value).toBe('09:45');
  await page.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field().value).toBe('09:15');
  await page.user.clear(field());
  await page.user.type(field(), '2350');
  await page.user.keyboard('{ArrowUp}');
  expect(field().value).toBe('00:00');
});

test('what is no time is said, until it is typed again', async () => {
  const page = await openPage(<TimeInput aria-label="From" />);
  await page.user.type(field(), '2561');
  await page.user.tab();
  expect(field().validationMessage).toBe('Please type a time such as 16:10.');
  await page.user.clear(field());
  await page.user.type(field(), '16');
  await page.user.tab();
  expect(field().validationMessage).toBe('');
});

const sent: string[] = [];

function Sending() {
  const { register, handleSubmit } = useForm({ defaultValues: { from: '' } });
  return (
    <form onSubmit={handleSubmit(({ from }) => void sent.push(from))}>
      <DeskInput label="From" {...register('from')} type="time" />
      <button type="submit">Save</button>
    </form>
  );
}

test('a form sends the whole time when Enter is pressed in the field', async () => {
  const page = await openPage(<Sending />);
  await page.user.type(field(), '930{Enter}');
  expect(sent).toEqual(['09:30']);
});

function Holding() {
  const [time, setTime] = useState('');
  return (
    <>
      <DeskInput
        label="From"
        type="time"
        value={time}
        onChange={({ target }) => setTime(target.value)}
      />
      <output>{time}</output>
    </>
  );
}

test('a page that holds the time itself hears the whole time', async () => {
  const page = await openPage(<Holding />);
  await page.user.type(field(), '9');
  await page.user.tab();
  expect(screen.getByRole('status').textContent).toBe('09:00');
});
