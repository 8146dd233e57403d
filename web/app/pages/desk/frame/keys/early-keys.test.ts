import { beforeEach, expect, test, vi } from 'vitest';
import { beforePaint } from '../../../../before-paint.ts';
import { bufferKeys, forgetEarly, takeBuffered, takeEarly } from './early-keys.ts';
import { isTyping } from './is-typing.ts';

/** Keys that reached the page itself. */
let heard: string[];
let page: EventTarget;

beforeEach(() => {
  heard = [];
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { pathname: '/desk' });
  vi.stubGlobal('document', {
    activeElement: null,
    documentElement: { style: { setProperty() {} } },
  });
  // The script of the head also watches for a translating browser; not needed here.
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  );
});

/** Runs the script that the document's head runs before anything is loaded. */
const openDocument = () => new Function(beforePaint)();

function press(key: string, given: { code?: string; ctrlKey?: boolean; on?: string } = {}): Event {
  const event = new Event('keydown', { cancelable: true });
  const { code = `Key${key.toUpperCase()}`, ctrlKey = false, on: tagName = 'BODY' } = given;
  Object.assign(event, { key, code, ctrlKey, altKey: false, metaKey: false });
  Object.defineProperty(event, 'target', { value: { tagName } });
  page.dispatchEvent(event);
  return event;
}

function type(text: string): void {
  for (const letter of text) press(letter);
}

/** Listens as the keys of the day do. */
const listen = () =>
  page.addEventListener('keydown', (event) => heard.push((event as KeyboardEvent).key));

test('typing after N, before the page is rendered, goes to the form and triggers no key', () => {
  openDocument();
  type('ini');
  expect(takeEarly('find', true)).toBe(false);
  expect(takeEarly('new', true)).toBe(true);
  listen();
  type('brahim');
  press('Enter');
  expect(takeBuffered()).toMatchObject({ text: 'ibrahim', entered: true });
  expect(heard).toEqual([]);
  type('i');
  expect(heard).toEqual(['i']);
});

test('before the page is rendered Ctrl-K opens Find whatever follows, and the browser does not handle it', () => {
  openDocument();
  expect(press('k', { ctrlKey: true }).defaultPrevented).toBe(true);
  type('nadia');
  expect(takeEarly('new', true)).toBe(false);
  expect(takeEarly('find', true)).toBe(true);
  expect(takeBuffered().text).toBe('nadia');
});

test('N opens nothing early where letters are no shortcuts, in a field, on another page, or before a sign-in', () => {
  openDocument();
  type('nab');
  expect(takeEarly('new', false)).toBe(false);
  forgetEarly();
  expect(takeEarly('new', true)).toBe(false);
  openDocument();
  press('n', { on: 'INPUT' });
  expect(takeEarly('new', true)).toBe(false);
  forgetEarly();
  vi.stubGlobal('location', { pathname: '/desks' });
  openDocument();
  type('n');
  expect(takeEarly('new', true)).toBe(false);
});

test('keys held earlier are dropped, and Backspace removes a letter', () => {
  bufferKeys();
  type('old');
  bufferKeys();
  type('0587');
  press('Backspace', { code: 'Backspace' });
  press('Enter');
  expect(takeBuffered()).toMatchObject({ text: '058', entered: true });
  bufferKeys();
  expect(takeBuffered()).toMatchObject({ text: '', entered: false });
});

test.each(['input', 'textarea', 'select'])('letters in a %s are no shortcuts', (tagName) => {
  expect(isTyping({ tagName: tagName.toUpperCase() } as unknown as EventTarget)).toBe(true);
});

test('letters in editable text are no shortcuts, on a button they are', () => {
  const editable = { tagName: 'DIV', isContentEditable: true } as unknown as EventTarget;
  expect(isTyping(editable)).toBe(true);
  expect(isTyping({ tagName: 'BUTTON' } as unknown as EventTarget)).toBe(false);
  expect(isTyping(null)).toBe(false);
});
