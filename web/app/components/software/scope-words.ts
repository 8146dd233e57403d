import type { Scope } from '@limber/contract/software/scopes.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a key allows, in words. */
export const scopeWords: Readonly<Record<Scope, MessageDescriptor>> = {
  'sessions:read': msg`See your sessions and the times you can book`,
  'sessions:write': msg`Book, move and cancel your sessions`,
  'packages:read': msg`See your packages and membership`,
  'day:read': msg`See the day of the studio`,
  'bookings:write': msg`Book, move and cancel for clients`,
  'clients:read': msg`Search and see clients`,
  'reports:read': msg`See reports`,
};
