import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { serveSite } from '../../lib/site-facts-in-page.ts';
import { ProfileHead } from '../../pages/profile/profile-head.tsx';
import { amina } from '../../state/test-account.ts';
import { CallToBook } from '../call-to-book.tsx';
import { HelpContacts } from '../error-pages/help-contacts.tsx';
import { testSite } from '../test-answers/test-site.ts';
import { drawn, elementsOf, linksOf, testStore, textOf } from '../test-markup.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MenuMore } from './menu-more.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const bookNow = ['Book Now', '/booking'];
const signIn = ['Sign in', '/login'];
const profile = ['Profile', '/user/profile'];

const buttonsOf = (html: string) => elementsOf(html, 'button').map(({ name }) => name);
/** Language and theme are in every menu. */
const ofAccount = (html: string) =>
  buttonsOf(html).filter((name) => /Logout|Profile|Sign|Book|Hello/.test(name));

// Whole lists, so that what must be absent is absent.
describe.each([
  ['large', DesktopMenu],
  ['small', MobileMenu],
] as const)('the menu of %s screens', (size, Menu) => {
  test('offers a visitor booking and signing in, and no profile @NAV-04', () => {
    const html = drawn(<Menu />);
    expect(linksOf(html).toSorted()).toEqual([bookNow, signIn].toSorted());
    expect(ofAccount(html)).toEqual([]);
    expect(textOf(html)).not.toMatch(/Hello|Logout|Profile/);
  });

  test('greets a client and offers booking, the profile and signing out @NAV-05 @NAV-07', () => {
    const html = drawn(<Menu />, testStore(amina));
    expect(linksOf(html).toSorted()).toEqual([bookNow, profile].toSorted());
    expect(ofAccount(html)).toEqual(size === 'large' ? ['Hello Amina!', 'Logout'] : ['Logout']);
    expect(textOf(html)).toContain('Hello Amina!');
    expect(textOf(html)).not.toContain('Sign in');
  });

  test('counts tokens without a user, and a user without tokens, as signed out @AUTH-05', () => {
    const store = testStore(amina);
    for (const half of [{ token: store.getState().token }, { auth: store.getState().auth }]) {
      const state = { ...testStore().getState(), ...half };
      const html = drawn(<Menu />, { ...testStore(), getState: () => state });
      expect(linksOf(html).toSorted()).toEqual([bookNow, signIn].toSorted());
    }
  });
});

test.each(['manager', 'front_desk', 'therapist'] as const)(
  'a %s finds the desk in the small menu and on their profile, a client does not',
  (account_type) => {
    const toDesk = ['To the desk For the team', '/desk'];
    const linksFor = (role: typeof account_type | 'client', part: ReactElement) =>
      linksOf(drawn(part, testStore({ ...amina, account_type: role })));
    const more = <MenuMore close={() => {}} />;
    expect(linksFor(account_type, more)).toContainEqual(toDesk);
    expect(linksFor('client', more)).not.toContainEqual(toDesk);
    expect(linksOf(drawn(more))).not.toContainEqual(toDesk);
    expect(linksFor(account_type, <ProfileHead />)).toContainEqual(['To the desk', '/desk']);
    expect(linksFor('client', <ProfileHead />)).not.toContainEqual(['To the desk', '/desk']);
  },
);

test('the header has the logo home and both menus, each for its screens @NAV-01 @NAV-02', () => {
  const html = drawn(<Header />);
  expect(linksOf(html)[0]).toEqual(['Limber', '/']);
  expect(linksOf(html)).toHaveLength(6);
  expect(linksOf(html)[1]).toEqual(['Membership', '/discount']);
  expect(html).toMatch(/<nav[^>]*class="hidden [^"]*lg:flex/);
  expect(html).toMatch(/<div class="lg:hidden"><button[^>]*aria-label="Open menu"/);
});

test.each([
  ['a visitor', undefined],
  ['a client', amina],
])('the footer has the same links for %s @NAV-10 @NAV-11 @NAV-14', (_who, account) => {
  const html = drawn(<Footer />, testStore(account));
  expect(linksOf(html)).toEqual([
    ['Membership', '/discount'],
    ['Instagram', 'https://instagram.com/limber.example'],
    ['Book now', '/booking'],
    ['Ask an Expert', expect.stringMatching(/^https:\/\/wa\.me\/97140000000\?text=/)],
    ['Privacy policy', '/privacy-policy'],
    ['+971 4 000 0000', 'tel:+97140000000'],
    ['hello@limber.example', 'mailto:hello@limber.example'],
  ]);
  const [quick] = elementsOf(html, 'section');
  expect(textOf(quick?.html ?? '')).toBe('Quick Links Book now Ask an Expert Privacy policy');
  const outside = elementsOf(html, 'a').filter(({ attributes }) => attributes.target === '_blank');
  expect(outside.map(({ name }) => name)).toEqual(['Instagram', 'Ask an Expert']);
});

test('the name is one drawing, read once, and runs from the left in every language', () => {
  const [home] = elementsOf(drawn(<Header />), 'a');
  expect(home?.html).toContain('<span dir="ltr"');
  expect(textOf(home?.html ?? '')).toBe('Limber');
  expect(home?.html).toContain('class="wordmark"');
});

test('a studio without a membership leads nobody to it, in header, menu and footer', () => {
  const leads = (part: ReactElement) => linksOf(drawn(part)).some(([, to]) => to === '/discount');
  const parts = [<Header key="1" />, <MenuMore key="2" close={() => {}} />, <Footer key="3" />];
  expect(parts.map(leads)).toEqual([true, true, true]);
  serveSite({ ...testSite, switches: { ...testSite.switches, membership: false } });
  expect(parts.map(leads)).toEqual([false, false, false]);
  serveSite(testSite);
});

test('where gift cards are sold online, menu and footer lead to them @GIFT-02', () => {
  const leads = (part: ReactElement) => linksOf(drawn(part)).some(([, to]) => to === '/gift-cards');
  const parts = [<MenuMore key="1" close={() => {}} />, <Footer key="2" />];
  expect(parts.map(leads)).toEqual([false, false]);
  serveSite({ ...testSite, gift_cards: true });
  expect(parts.map(leads)).toEqual([true, true]);
  serveSite(testSite);
});

test('what a studio does not have, telephone, chat, mail or profiles, is nowhere to press', () => {
  const outside = (part: ReactElement) =>
    linksOf(drawn(part)).filter(([, to]) => /^(?:tel|mailto|https):/.test(to ?? '')).length;
  const parts = [
    <Footer key="1" />,
    <MenuMore key="2" close={() => {}} />,
    <HelpContacts key="3" />,
    <CallToBook key="4" />,
  ];
  expect(parts.every((part) => outside(part) > 0)).toBe(true);
  const none = { phone: null, chat_number: null, email: null, social_links: [] };
  serveSite({ ...testSite, branches: [], studio: { ...testSite.studio, ...none } });
  expect(parts.map(outside)).toEqual([0, 0, 0, 0]);
  expect(drawn(<HelpContacts />)).toBe('');
  expect(textOf(drawn(<CallToBook />))).toContain('Please ask at the studio');
  serveSite(testSite);
});
