import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/**
 * What axe, which has to be on the page, finds in its open dialogs, or else in all of it; `only` is
 * the property of the elements that are looked at.
 */
export function runAxe(page: Page, how: axe.RunOptions, only = ''): Promise<Found[]> {
  return page.evaluate(
    async ([options, property]) => {
      // What lies behind a dialog was examined before it opened.
      const dialog = '[role=dialog], dialog[open]';
      const within = document.querySelector(dialog) ? dialog : 'html';
      const has = (element: Element | null) =>
        element && getComputedStyle(element).getPropertyValue(property) !== '';
      const parts = property
        ? [...document.querySelectorAll(`:is(${within}) *`)].filter(
            (element) =>
              has(element) &&
              (!has(element.parentElement) || element.parentElement?.matches(within)),
          )
        : within;
      if (parts.length === 0) return [];
      // Style sheets and media would be fetched again, a third of the time, for rules that are not run.
      const all = { ...options, resultTypes: ['violations' as const], preload: false };
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(parts, all);
      return violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }));
    },
    [how, only] as const,
  );
}

interface Found {
  readonly id: string;
  /** The elements that break the rule. */
  readonly html: readonly string[];
}

/**
 * Colours on the way to others do not count, between themes or under the mouse: until the returned
 * function is called, the page has no transitions.
 */
export async function stopTransitions(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const none = new CSSStyleSheet();
    none.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(none);
    return none;
  });
  return () =>
    sheet.evaluate((none) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== none);
    });
}

/**
 * What is too faint while the mouse is over everything that it can be over, as HTML; axe has to be
 * on the page, and transitions stopped. The rules for `:hover` are given to those elements for as
 * long as it takes: to force the state on each of them took seconds a page.
 */
export async function faintUnderMouse(page: Page): Promise<string[]> {
  const restore = await page.evaluateHandle(() => {
    // As specific as `:hover` itself. What a changed rule applies to inherits its mark.
    const hovered = ':is(button, a, label, summary, [role=option], [role=tab], li, tr)';
    const changed: [rule: CSSStyleRule, selector: string][] = [];
    const hover = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) {
          changed.push([rule, rule.selectorText]);
          rule.selectorText = rule.selectorText.replaceAll(':hover', hovered);
          rule.style.setProperty('--under-mouse', 'yes');
        }
        if ('cssRules' in rule) hover(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) hover(sheet.cssRules);
    return () => {
      for (const [rule, selector] of changed) {
        rule.selectorText = selector;
        rule.style.removeProperty('--under-mouse');
      }
    };
  });
  const contrast: axe.RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };
  const found = await runAxe(page, contrast, '--under-mouse');
  await restore.evaluate((undo) => undo());
  return found.flatMap(({ html }) => html.map((each) => each.slice(0, 200)));
}

/** What axe does not check: words run together, dots at the ends of lines, labels missing from names. */
export function unreadableIn(page: Page): Promise<string[]> {
  return page.evaluate(findUnreadable);
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
