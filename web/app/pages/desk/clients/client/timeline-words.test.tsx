import type { TimelineEvent } from '@limber/contract/desk/clients/timeline.ts';
import { expect, test } from 'vitest';
import { drawn, textOf } from '../../../../components/test-markup.tsx';
import { useTimelineWords } from './timeline-words.ts';

const event: TimelineEvent = {
  ...{ at: '2026-03-04T06:00:00.000Z', kind: 'money', what: 'cash', by: 'Sara', names: [] },
  software: null,
  ...{ booking_id: null, session_at: null, owned_package_id: null, sale_id: 'sale', minutes: null },
  ...{ amount: 320, reason: null, was: null, became: null },
};

function Words(fields: Partial<TimelineEvent>) {
  const { title, details } = useTimelineWords({ ...event, ...fields });
  return [title, ...details].join(' · ');
}

test('money given back is called a refund, with its method beside it', () => {
  expect(textOf(drawn(<Words />))).toBe('Cash · Sara');
  expect(textOf(drawn(<Words amount={-320} reason="Moves away" />))).toBe(
    'Refund · Cash · Moves away · Sara',
  );
  expect(textOf(drawn(<Words amount={-320} became="voided" />))).toBe(
    'Refund · Cash · The sale was voided · Sara',
  );
});

test('an address that was removed is named, and no other stands in its place', () => {
  const change = { kind: 'change', what: 'other_email', was: 'old@client.example' } as const;
  expect(textOf(drawn(<Words {...change} />))).toBe(
    'Other e-mail removed · old@client.example · Sara',
  );
  const email = { kind: 'change', what: 'email', was: 'a@client.example' } as const;
  expect(textOf(drawn(<Words {...email} />))).toBe(
    'E-mail changed · a@client.example, now nothing · Sara',
  );
});

test('the earlier last day of a package stands before the new one', () => {
  const change = {
    kind: 'package',
    amount: null,
    was: '2026-03-03',
    became: '2026-03-17',
  } as const;
  expect(textOf(drawn(<Words {...change} what="prolonged" reason="Was ill" />))).toBe(
    'Package prolonged · 3 Mar 2026 – 17 Mar 2026 · Was ill · Sara',
  );
});

test('a late cancellation says that others took its time', () => {
  const left = { kind: 'session', what: 'cancelled', amount: null, by: null } as const;
  expect(textOf(drawn(<Words {...left} />))).toBe('Session cancelled');
  expect(textOf(drawn(<Words {...left} healed_minutes={60} used={false} />))).toBe(
    'Session cancelled · Others took its time: it no longer counts as used',
  );
  expect(textOf(drawn(<Words {...left} healed_minutes={30} used />))).toBe(
    'Session cancelled · Others took 30 min of its time: that part went back',
  );
});
