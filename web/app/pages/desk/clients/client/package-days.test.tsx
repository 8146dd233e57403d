import { expect, test } from 'vitest';
import { drawnAfter } from '../../../../components/test-answers/test-answers.tsx';
import { textOf } from '../../../../components/test-markup.tsx';
import { PackageDays } from './package-days.tsx';

const prolonged = {
  ...{ what: 'prolonged', at: '2026-03-04T10:00:00.000Z', by: 'Sara Khalil', reason: 'Was ill' },
  ...{ was: '2026-03-03', became: '2026-03-17', frozen: null, minutes_back: 120 },
};

const frozen = {
  ...{ what: 'frozen', at: '2026-03-05T10:00:00.000Z', by: 'Omar Nasser', reason: 'Travels' },
  ...{ was: '2026-03-17', became: '2026-03-27', minutes_back: null },
  frozen: { from: '2026-03-06', to: '2026-03-15' },
};

test('each change of a last day has its day, the new last day and the one before', async () => {
  const html = await drawnAfter(<PackageDays id={7} />, {
    'desk/packages/7/prolongations/': [frozen, prolonged],
  });
  const rows = html.split('<tr').slice(2).map(textOf);
  expect(rows[0]).toMatch(
    /5 Mar 2026 Frozen .*6 Mar 2026 to 15 Mar 2026 Omar Nasser .*Travels 27 Mar 2026 before: 17 Mar 2026/,
  );
  expect(rows[1]).toMatch(
    /4 Mar 2026 Prolonged Sara Khalil .*Was ill .*120 min back 17 Mar 2026 before: 3 Mar 2026/,
  );
});
