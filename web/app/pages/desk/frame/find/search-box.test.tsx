import { expect, test } from 'vitest';
import { drawn } from '../../../../components/test-markup.tsx';
import { type Option, SearchBox } from './search-box.tsx';

const noop = () => {};
const boxOf = (options: readonly Option[]) =>
  drawn(
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
const selectedIn = (options: readonly Option[]) =>
  /aria-activedescendant="[^"]*-(\w+)"/.exec(boxOf(options))?.[1];

test('Enter chooses no client whose name was not typed, unless they are selected', () => {
  const sister = { id: 'sister', content: 'Sara', aside: true };
  expect(selectedIn([{ id: 'omar', content: 'Omar' }, sister])).toBe('omar');
  expect(selectedIn([sister, { id: 'new', content: 'New client' }])).toBe('new');
  expect(selectedIn([sister])).toBeUndefined();
});

test('the field says whether a list of options is open below it', () => {
  const said = (options: readonly Option[]) => /aria-expanded="(\w+)"/.exec(boxOf(options))?.[1];
  expect(said([])).toBe('false');
  expect(said([{ id: 'omar', content: 'Omar' }])).toBe('true');
});
