import { expect, test } from 'vitest';
import { drawn } from '../../../../components/test-markup.tsx';
import { type Option, SearchBox } from './search-box.tsx';

const noop = () => {};
const selectedIn = (options: readonly Option[]) => {
  const box = drawn(
    <SearchBox
      label="Client"
      placeholder=""
      typed="Omar 0507654321"
      onType={noop}
      options={options}
      ready
      onTake={noop}
      onHurry={noop}
    />,
  );
  return /aria-activedescendant="[^"]*-(\w+)"/.exec(box)?.[1];
};

test('Enter chooses no client whose name was not typed, unless they are selected', () => {
  const sister = { id: 'sister', content: 'Sara', aside: true };
  expect(selectedIn([{ id: 'omar', content: 'Omar' }, sister])).toBe('omar');
  expect(selectedIn([sister, { id: 'new', content: 'New client' }])).toBe('new');
  expect(selectedIn([sister])).toBeUndefined();
});
