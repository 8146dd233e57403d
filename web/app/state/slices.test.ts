import { expect, test } from 'vitest';
import { authReducer, logout, setAccountType, setUser, setVerifyEmail } from './auth-slice.ts';
import { selectSignedIn } from './selectors.ts';
import { amina } from './test-account.ts';
import { clearTokens, setTokens, tokenReducer } from './token-slice.ts';

const user = { ...amina, id: 7 };

const auth = (...actions: Parameters<typeof authReducer>[1][]) =>
  actions.reduce(authReducer, authReducer(undefined, { type: 'start' }));
const token = (...actions: Parameters<typeof tokenReducer>[1][]) =>
  actions.reduce(tokenReducer, tokenReducer(undefined, { type: 'start' }));

test('a user makes it authenticated, none does not @AUTH-01', () => {
  expect(auth(setUser(user)).isAuthenticated).toBe(true);
  expect(auth(setUser(user), setUser(null)).isAuthenticated).toBe(false);
});

test.each(['client', 'therapist', 'front_desk', 'manager'] as const)(
  'the account sets the account type, and clears it: %s @STATE-02',
  (account_type) => {
    const known = setUser({ ...user, account_type });
    expect(auth(known).accountType).toBe(account_type);
    expect(auth(known, setUser(null)).accountType).toBe('');
    expect(auth(known, logout()).accountType).toBe('');
  },
);

test('logout forgets the user @AUTH-02', () => {
  expect(auth(setUser(user), logout())).toMatchObject({ user: null, isAuthenticated: false });
});

test('e-mail to verify and account type have their setters @AUTH-04', () => {
  expect(auth(setVerifyEmail('a@b.example')).verifyEmail).toBe('a@b.example');
  expect(auth(setAccountType('manager')).accountType).toBe('manager');
});

test('tokens are set and cleared as a pair @AUTH-04', () => {
  const pair = { accessToken: 'a', refreshToken: 'r' };
  expect(token(setTokens(pair))).toEqual(pair);
  expect(token(setTokens(pair), clearTokens())).toEqual({ accessToken: null, refreshToken: null });
});

test('signed in needs both an access token and a user id @AUTH-05', () => {
  const tokens = token(setTokens({ accessToken: 'a', refreshToken: 'r' }));
  expect(selectSignedIn({ auth: auth(setUser(user)), token: tokens })).toBe(true);
  expect(selectSignedIn({ auth: auth(), token: tokens })).toBe(false);
  expect(selectSignedIn({ auth: auth(setUser(user)), token: token() })).toBe(false);
});
