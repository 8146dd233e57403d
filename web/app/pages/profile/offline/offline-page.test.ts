import { expect, test } from 'vitest';
import { type OfflineFacts, offlinePage } from './offline-page.ts';

const facts: OfflineFacts = {
  ...{ language: 'en', direction: 'ltr', brand: 'Limber', ground: '#14463f', foil: '#e3c07a' },
  ...{ title: 'There is no connection', asOf: 'This is what was known.', tryAgain: 'Try again' },
  card: { label: 'Member', name: 'Amina Haddad', number: 'LMB-4821-0937', validUntil: 'Valid' },
  sessions: {
    ...{ heading: 'Your Appointments', none: 'No upcoming appointments' },
    items: [{ when: 'Thursday, 2 PM', facts: ['Stretching', 'Al Warqa · Noura'] }],
  },
  phone: '+971 4 123 4567',
};

test('the page without a connection shows the card and the coming sessions, and needs no other file', () => {
  const page = offlinePage(facts);
  for (const text of ['Amina Haddad', 'LMB-4821-0937', 'Thursday, 2 PM', 'Stretching']) {
    expect(page).toContain(text);
  }
  expect(page).toContain('href="tel:+97141234567"');
  expect(page).not.toMatch(/<script|<link|<img|url\(|@import/);
});

test('it says so when there is no card and no session', () => {
  const page = offlinePage({ ...facts, card: null, sessions: { ...facts.sessions, items: [] } });
  expect(page).toContain('No upcoming appointments');
  expect(page).not.toContain('class="card"');
});

test('what a client or a studio typed stays text', () => {
  const page = offlinePage({
    ...facts,
    brand: '<img src=x onerror=alert(1)>',
    ground: 'red;background:url(//x)',
  });
  expect(page).not.toContain('<img');
  expect(page).toContain('--ground: #14463f;');
});

test('it reads from right to left in Arabic', () => {
  expect(offlinePage({ ...facts, language: 'ar', direction: 'rtl' })).toContain(
    '<html lang="ar" dir="rtl">',
  );
});
