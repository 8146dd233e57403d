import { expect, test } from 'vitest';
import { drawn, elementsOf } from '../../../components/test-markup.tsx';
import { DeskTable } from './desk-table.tsx';

const html = drawn(
  <DeskTable
    name="Pay"
    named
    columns={[{ word: 'Name' }, { word: 'Hours', figure: true }, { word: 'Since' }]}
    rows={[
      { key: 1, cells: ['Noura', 0, 'May'] },
      { key: 2, cells: ['Omar', 7, ''] },
    ]}
    foot={['In all', 7]}
  />,
);
const [head, noura, omar, foot] = elementsOf(html, 'tr').map((row) => row.html);
const cellsOf = (row = '') => row.split(/<t[hd] /).slice(1);

test('on a phone each cell stands below the name of its column, which is not said twice', () => {
  const label = (word: string) =>
    `<span aria-hidden="true" class="desk-table-label">${word}</span>`;
  const [name, hours, since] = cellsOf(noura);
  expect(name).not.toContain('desk-table-label');
  expect(hours).toContain(`${label('Hours')}0<`);
  expect(since).toContain(`${label('Since')}May<`);
  expect(cellsOf(foot)[1]).toContain(`${label('Hours')}7<`);
});

test('a cell with nothing in it has no name, so that a phone leaves it out', () => {
  const [, hours, since] = cellsOf(omar);
  expect(hours).not.toContain('desk-table-none');
  expect(since).toContain('desk-table-none');
  expect(since).not.toContain('Since');
});

test('it is a table in every browser, whatever its parts are drawn as', () => {
  expect(html).toContain('<table role="table" aria-label="Pay"');
  for (const part of ['thead', 'tbody', 'tfoot'])
    expect(html).toContain(`<${part} role="rowgroup"`);
  for (const row of [head, noura, omar, foot]) expect(row).toContain('<tr role="row"');
  expect(cellsOf(head)).toHaveLength(3);
  for (const cell of cellsOf(head)) expect(cell).toContain('role="columnheader" scope="col"');
  expect(cellsOf(noura)[0]).toContain('role="rowheader" scope="row"');
  expect(cellsOf(noura)[1]).toContain('role="cell"');
});

test('it is laid out as cards where its columns would not fit, measured in its letters', () => {
  expect(html).toContain('class="desk-table-room" style="font-size:22rem"');
});
