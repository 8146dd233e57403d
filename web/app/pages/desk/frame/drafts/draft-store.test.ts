import { beforeEach, expect, test } from 'vitest';
import { comesToDesk, draftOf, dropDraft, saveDraft } from './draft-store.ts';

const page = '/desk?book=new';
const [maya, omar] = [7, 8];

beforeEach(() => {
  comesToDesk(maya, true);
  saveDraft(maya, page, 'draft', 'Half a session');
});

test('a person who returns to the page finds their input, once', () => {
  comesToDesk(maya, true);
  expect(draftOf(maya, page, 'draft')).toBe('Half a session');
  dropDraft('draft');
  expect(draftOf(maya, page, 'draft')).toBeUndefined();
});

test('it belongs to its page', () => {
  expect(draftOf(maya, '/desk?book=12', 'draft')).toBeUndefined();
  saveDraft(maya, '/desk/clients', 'typed', 'Aya');
  expect(draftOf(maya, page, 'draft')).toBeUndefined();
});

test('another person does not see it, and it is gone once they have come', () => {
  expect(draftOf(omar, page, 'draft')).toBeUndefined();
  comesToDesk(omar, true);
  comesToDesk(maya, true);
  expect(draftOf(maya, page, 'draft')).toBeUndefined();
});

test('a browser that is not a counter keeps nothing', () => {
  comesToDesk(maya, false);
  expect(draftOf(maya, page, 'draft')).toBeUndefined();
  saveDraft(maya, page, 'draft', 'Half a session');
  expect(draftOf(maya, page, 'draft')).toBeUndefined();
});
