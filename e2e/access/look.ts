import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { untilSettled } from '../support/examine.ts';

/**
 * Fails for what axe does not check: words run together, dots at the ends of lines, labels missing
 * from names.
 */
export async function expectReadable(page: Page, where: string): Promise<void> {
  await untilSettled(page);
  expect.soft(await unreadableIn(page), `${where}: to read`).toEqual([]);
}

export function unreadableIn(page: Page): Promise<string[]> {
  return page.evaluate(findUnreadable);
}

/** Fails if the text of anything that can be pressed has too little contrast under the mouse. */
export async function expectContrastUnderMouse(page: Page, where: string): Promise<void> {
  expect.soft(await faintUnderMouse(page), `${where}: under the mouse`).toEqual([]);
}

/** What is too faint, as HTML; axe has to be on the page. */
export async function faintUnderMouse(page: Page): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument', { depth: 0 });
  const selector = 'button, a, label, summary, [role=option], [role=tab], li, tr';
  const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds)
    await tools
      .send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] })
      .catch((error: Error) => {
        // An open page renders again when the desk receives an event: an element may be gone by
        // now.
        if (!error.message.includes('Could not find node')) throw error;
      });
  await untilSettled(page);
  const dialog = '[role=dialog], dialog[open]';
  const within = (await page.locator(dialog).count()) > 0 ? dialog : 'html';
  const { violations } = await page.evaluate(
    (where) =>
      (window as unknown as { axe: typeof axe }).axe.run(where, {
        resultTypes: ['violations'],
        runOnly: { type: 'rule', values: ['color-contrast'] },
      }),
    within,
  );
  // The forced state ends with the tools.
  await tools.detach();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 200)));
}

function findUnreadable(): string[] {
  // Text for screen readers alone is cut to one pixel, at some widths only.
  const isCut = (element: Element) => {
    const { position, overflow, width } = getComputedStyle(element);
    return position === 'absolute' && overflow === 'hidden' && Number.parseFloat(width) <= 1;
  };
  const isShown = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) if (isCut(at)) return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const unread = 'script, style, noscript, option, title, .dot';
  const within = [...document.querySelectorAll('[role=dialog], dialog[open]')].at(-1);
  const texts: Text[] = [];
  const walker = document.createTreeWalker(within ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, textContent: text } = node;
    if (text?.trim() && parent && !parent.closest(unread) && isShown(parent))
      texts.push(node as Text);
  }
  const boxOf = (text: Text, from: number) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, from + 1);
    return range.getBoundingClientRect();
  };
  const onOneLine = (a: DOMRect, b: DOMRect) =>
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height);
  const isLetter = (sign: string | undefined) => /[\p{L}\p{N}]/u.test(sign ?? '');
  const ends = (text: Text) => {
    const first = text.data.length - text.data.trimStart().length;
    return { first, last: text.data.trimEnd().length - 1 };
  };

  const together = texts.flatMap((text, at) => {
    const before = texts[at - 1];
    if (!before) return [];
    const [last, first] = [ends(before).last, ends(text).first];
    if (!isLetter(before.data[last]) || !isLetter(text.data[first])) return [];
    const [a, b] = [boxOf(before, last), boxOf(text, first)];
    if (a.width === 0 || b.width === 0 || !onOneLine(a, b)) return [];
    const gapPx = a.left < b.left ? b.left - a.right : a.left - b.right;
    const said = `together: ${before.data.slice(-20)}|${text.data.slice(0, 20)}`;
    return gapPx > -3 && gapPx < 2 ? [said] : [];
  });

  const dangling = texts.flatMap((text, at) =>
    [...text.data.matchAll(/·/g)].flatMap(({ index }) => {
      const dot = boxOf(text, index);
      const rest = text.data.slice(index + 1);
      const next = texts[at + 1];
      const after = rest.trim()
        ? boxOf(text, index + 1 + rest.length - rest.trimStart().length)
        : next && boxOf(next, ends(next).first);
      const ok = dot.width === 0 || (after && onOneLine(dot, after));
      return ok ? [] : [`a dot ends the line: ${text.data.slice(0, index + 1).slice(-40)}`];
    }),
  );

  // Those of ui/dot.tsx are drawn behind a space.
  const behindSpaces = [...(within ?? document).querySelectorAll('.dot')].flatMap((dot) => {
    const drawn = [...dot.getClientRects()].find(({ width }) => width > 0.5);
    const after = texts.findIndex(
      (text) => dot.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const [before, next] = [texts[after - 1], texts[after]];
    if (!drawn || !isShown(dot) || !before || !next) return [];
    const ok =
      onOneLine(boxOf(before, ends(before).last), drawn) &&
      onOneLine(drawn, boxOf(next, ends(next).first));
    return ok ? [] : [`a dot ends the line: ${before.data.slice(-20)}|${next.data.slice(0, 20)}`];
  });

  const draftOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const visible = (of: Node): string =>
    [...of.childNodes]
      .map((child) => {
        if (child instanceof Text) return child.data;
        if (!(child instanceof Element) || child.matches('[aria-hidden=true], kbd, svg'))
          return ' ';
        const text = isShown(child) ? visible(child) : ' ';
        return getComputedStyle(child).display.startsWith('inline') ? text : ` ${text} `;
      })
      .join('');
  const controls = 'button[aria-label], a[href][aria-label], summary[aria-label]';
  const misnamed = [...document.querySelectorAll(controls)].flatMap((control) => {
    const name = control.getAttribute('aria-label') ?? '';
    const [label, said] = [draftOf(visible(control)), draftOf(name)];
    // A word may be shortened: 'Wed 4' for 'Wednesday, 4 March'.
    const holds = said.some((_, at) => label.every((word, i) => said[at + i]?.startsWith(word)));
    const seen = isShown(control) && label.join('').length > 1;
    return seen && !holds ? [`named '${name}', labelled '${label.join(' ')}'`] : [];
  });
  return [...together, ...dangling, ...behindSpaces, ...misnamed];
}
