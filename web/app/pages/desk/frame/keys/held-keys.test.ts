import { beforeEach, expect, test, vi } from 'vitest';
import { beforePaint } from '../../../../before-paint.ts';
import { forgetEarly, holdKeys, takeEarly, takeHeld } from './held-keys.ts';
import { isTyping } from './is-typing.ts';

/** What nobody kept, and the page so heard. */
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
  // The head also watches for a translator; nobody translates here.
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
    },
  );
});

/** Runs what the head of the document runs before anything is loaded. */
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

/** As the keys of the day hear the page. */
const listen = () =>
  page.addEventListener('keydown', (event) => heard.push((event as KeyboardEvent).key));

test('what is typed with N before the page is there opens the form with it, and is no key', () => {
  openDocument();
  type('ini');
  expect(takeEarly('find', true)).toBe(false);
  expect(takeEarly('new', true)).toBe(true);
  listen();
  type('brahim');
  press('Enter');
  expect(takeHeld()).toMatchObject({ text: 'ibrahim', entered: true });
  expect(heard).toEqual([]);
  type('i');
  expect(heard).toEqual(['i']);
});

test('before the page is there Ctrl-K finds, whatever letters follow, and the browser does not take it', () => {
  openDocument();
  expect(press('k', { ctrlKey: true }).defaultPrevented).toBe(true);
  type('nadia');
  expect(takeEarly('new', true)).toBe(false);
  expect(takeEarly('find', true)).toBe(true);
  expect(takeHeld().text).toBe('nadia');
});

test('N opens nothing early where letters are no keys, in a field, on another page, or before somebody had to sign in', () => {
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

test('what was held before belongs to nobody any more, and Backspace takes a letter back', () => {
  holdKeys();
  type('old');
  holdKeys();
  type('0587');
  press('Backspace', { code: 'Backspace' });
  expect(takeHeld().text).toBe('058');
  expect(takeHeld().text).toBe('');
});

test.each(['input', 'textarea', 'select'])('letters in a %s are no keys of the desk', (tagName) => {
  expect(isTyping({ tagName: tagName.toUpperCase() } as unknown as EventTarget)).toBe(true);
});

test('letters in a text that can be edited are no keys of the desk, and on a button they are', () => {
  const editable = { tagName: 'DIV', isContentEditable: true } as unknown as EventTarget;
  expect(isTyping(editable)).toBe(true);
  expect(isTyping({ tagName: 'BUTTON' } as unknown as EventTarget)).toBe(false);
  expect(isTyping(null)).toBe(false);
});
