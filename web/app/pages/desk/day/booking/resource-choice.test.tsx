// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { openPage, screen } from '../../../../components/test-answers/test-page.tsx';
import { ResourceChoice } from './resource-choice.tsx';

const session = { location: 'A', date: '2026-03-05', time: '14:00', total_duration: 60 };
const room = (id: number) => ({ id, name: `Room ${id}`, taken: null });

/** The chosen rooms after these are offered. */
async function choice(chosen: readonly number[], offered: readonly number[]) {
  const onChange = vi.fn();
  const needs = offered.length > 0 ? [{ resources: offered.map(room) }] : [];
  const page = await openPage(
    <ResourceChoice session={session} chosen={chosen} onChange={onChange} error={undefined} />,
    { 'desk/resources': needs },
  );
  await expect.poll(() => page.times('desk/resources')).toBe(1);
  if (offered.length > 0) await screen.findByLabelText('Room or device');
  return { page, onChange };
}

test('a chosen room that the session cannot have any more is dropped', async () => {
  const { onChange } = await choice([4, 9], [4, 5]);
  await expect.poll(() => onChange.mock.calls).toEqual([[[4]]]);
});

test('a choice stays while it is offered, and while offers are loading', async () => {
  expect((await choice([4], [4, 5])).onChange).not.toHaveBeenCalled();
  expect((await choice([4], [])).onChange).not.toHaveBeenCalled();
});

test('another room is chosen, or any free one', async () => {
  const { page, onChange } = await choice([4], [4, 5]);
  await page.choose('Room or device', 'Room 5');
  await page.choose('Room or device', 'Any free one');
  expect(onChange.mock.calls).toEqual([[[5]], [[]]]);
});

test('an error about the rooms is shown once, at the first of them', async () => {
  await openPage(
    <ResourceChoice session={session} chosen={[]} onChange={() => {}} error="Taken." />,
    { 'desk/resources': [{ resources: [room(4)] }, { resources: [room(6)] }] },
  );
  const fields = await screen.findAllByLabelText('Room or device');
  expect(fields.map((each) => each.getAttribute('aria-invalid'))).toEqual(['true', null]);
  expect(screen.getAllByText('Taken.')).toHaveLength(1);
});
