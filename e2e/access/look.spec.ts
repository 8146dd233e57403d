import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './examine.ts';
import { faintUnderMouse, stopTransitions, unreadableIn } from './look.ts';

/* The looks themselves: each sees its fault, and nothing where it is mended. */

const show = (page: Page, body: string) =>
  page.setContent(`<!doctype html><html lang="en"><title>Look</title><main>${body}</main></html>`);

const faults = [
  [
    'words that run together',
    '<h1><span>Eid Al Adha</span><span>Eid Al Adha?</span></h1>',
    '<h1><span>Eid Al Adha</span> <span>Eid Al Adha?</span></h1>',
    'together: Eid Al Adha|Eid Al Adha?',
  ],
  [
    'a dot at the end of a line',
    '<p style="width: 7em">Stretching now · sixtyminuteslong</p>',
    '<p style="width: 40em">Stretching now · sixtyminuteslong</p>',
    'a dot ends the line: Stretching now ·',
  ],
  [
    'a name without the label',
    '<button aria-label="No limit">Set a cap</button>',
    '<button aria-label="Set a cap for Badr">Set a cap</button>',
    "named 'No limit', labelled 'set a cap'",
  ],
] as const;

test('words that run together, a dot at the end of a line, a name without the label: seen, and not once they are mended', async ({
  page,
}) => {
  for (const [name, faulty, mended, seen] of faults) {
    await show(page, faulty);
    expect(await unreadableIn(page), name).toEqual([seen]);
    await show(page, mended);
    expect(await unreadableIn(page), name).toEqual([]);
  }
});

test('words that are faint only under the mouse: seen, and not once they are mended', async ({
  page,
}) => {
  const button = (hovered: string) =>
    `<style>
      button { background: #fff; color: #000; min-height: 48px; min-width: 48px; transition: color 2s }
      button { &:hover { @media (width > 1px) { color: ${hovered} } } }
    </style><h1>Look</h1><button><b>Board</b></button>`;
  await show(page, button('#ccc'));
  await expectAccessible(page, 'at rest', 'light');
  const transitionsGoOn = await stopTransitions(page);
  expect(await faintUnderMouse(page)).toEqual(['<b>Board</b>']);
  await transitionsGoOn();
  // The mouse is gone.
  await expectAccessible(page, 'at rest again', 'light');
  await show(page, button('#333'));
  await expectAccessible(page, 'mended', 'light', { underMouse: true });
});
