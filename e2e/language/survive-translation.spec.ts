import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { root } from '../support/server.ts';

// The module alone, on an empty page: what translators do to texts, and what React does afterwards.
const source = readFileSync(join(root, 'web/app/survive-translation.ts'), 'utf8');

/** Runs on the page: `Hello <b>Amina</b>, you have 2 sessions.` in parts, as React makes them. */
interface Parts {
  readonly parent: HTMLElement;
  readonly hello: Text;
  readonly name: HTMLElement;
  readonly rest: Text;
  readonly count: Text;
  readonly end: Text;
  /** Replaces a text by another in two `font`s, as Chrome does. */
  wrap(...texts: Text[]): void;
}
type Step = (parts: Parts) => void;

/** A page whose nodes are watched; the steps run one after another, each in its own task. */
async function after(page: Page, ...steps: Step[]) {
  await page.goto('about:blank');
  const told = steps.map(
    (step) => `(${step})(parts); await new Promise((done) => setTimeout(done));`,
  );
  // In a single call: each takes longer than what it asks for.
  return page.evaluate(`(async () => {
    ${stripTypeScriptTypes(source).replaceAll('export ', '')}
    surviveTranslation();
    const parts = (${makeParts})();
    ${told.join('\n')}
    return document.body.innerHTML;
  })()`);
}

function makeParts(): Parts {
  const text = (said: string) => document.createTextNode(said);
  const parent = document.body.appendChild(document.createElement('p'));
  const name = document.createElement('b');
  name.textContent = 'Amina';
  const [hello, rest, count, end] = [
    text('Hello '),
    text(', you have '),
    text('2'),
    text(' left.'),
  ];
  for (const part of [hello, name, rest, count, end]) parent.appendChild(part);
  const wrap = (...texts: Text[]) => {
    for (const each of texts) {
      const outer = document.createElement('font');
      outer.replaceChildren(document.createElement('font'));
      outer.firstElementChild?.append(each.data.toUpperCase());
      each.replaceWith(outer);
    }
  };
  return { parent, hello, name, rest, count, end, wrap };
}

const translators: Record<string, Step> = {
  'puts fonts in the place of texts (Chrome, Edge)': ({ wrap, hello, rest, count, end }) =>
    wrap(hello, rest, count, end),
  'joins neighbours before it wraps them (Edge)': ({ parent, rest, wrap }) => {
    parent.normalize();
    wrap(rest);
  },
  'joins neighbours and writes over them': ({ parent, rest }) => {
    parent.normalize();
    rest.data = rest.data.toUpperCase();
  },
  'writes other texts at once (Firefox)': ({ parent, name }) =>
    parent.replaceChildren('HELLO ', name, ', YOU HAVE 2 LEFT.'),
  'takes texts out, and puts its own in later (Firefox)': ({ parent, name, ...texts }) => {
    for (const each of [texts.hello, texts.rest, texts.count, texts.end]) each.remove();
    parent.prepend('HELLO ');
    parent.append(', YOU HAVE 2 LEFT.');
    parent.append(name);
  },
  'moves texts into its elements and writes over them there': ({ hello, rest, count, end }) => {
    for (const each of [hello, rest, count, end]) {
      const font = document.createElement('font');
      each.replaceWith(font);
      font.append(each);
      each.data = each.data.toUpperCase();
    }
  },
  'puts a copy in the place of an element between texts': ({ name, wrap, hello, rest }) => {
    wrap(hello, rest);
    name.replaceWith(name.cloneNode(true));
  },
  'shows the original again, in texts of its own': ({ parent, wrap, hello, count }) => {
    wrap(hello, count);
    for (const font of parent.querySelectorAll(':scope > font'))
      font.replaceWith(`${font.textContent}`);
  },
};

test('under each translator the page goes on as it was written', async ({ page }) => {
  for (const [how, translate] of Object.entries(translators)) {
    await test.step(how, () => expectAsWritten(page, translate));
  }
});

async function expectAsWritten(page: Page, translate: Step): Promise<void> {
  const name = '<b>Amina</b>';
  // A count changes.
  expect(
    await after(page, translate, ({ count }) => {
      count.nodeValue = '3';
    }),
  ).toBe(`<p>Hello ${name}, you have 3 left.</p>`);
  // A text is removed.
  expect(
    await after(page, translate, ({ parent, rest }) => {
      parent.removeChild(rest);
    }),
  ).toBe(`<p>Hello ${name}2 left.</p>`);
  // An element between texts is removed.
  expect(
    await after(page, translate, (its) => {
      its.parent.removeChild(its.name);
    }),
  ).toBe('<p>Hello , you have 2 left.</p>');
  // A text is added before an existing one.
  expect(
    await after(page, translate, ({ parent, count }) => {
      parent.insertBefore(document.createTextNode('only '), count);
    }),
  ).toBe(`<p>Hello ${name}, you have only 2 left.</p>`);
  // Everything is written again.
  expect(
    await after(page, translate, ({ parent }) => {
      parent.textContent = 'Bye';
    }),
  ).toBe('<p>Bye</p>');
  // Translated once more, and changed once more.
  expect(
    await after(
      page,
      translate,
      ({ count }) => {
        count.nodeValue = '3';
      },
      translate,
      ({ parent, end, count }) => {
        count.nodeValue = '4';
        parent.removeChild(end);
      },
    ),
  ).toBe(`<p>Hello ${name}, you have 4</p>`);
}
