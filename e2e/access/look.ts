import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** What axe, which has to be on the page, finds in its open dialogs, or else in all of it. */
export function runAxe(page: Page, how: axe.RunOptions): Promise<Found[]> {
  return page.evaluate(async (options) => {
    // What lies behind a dialog was examined before it opened.
    const dialog = '[role=dialog], dialog[open]';
    const within = document.querySelector(dialog) ? dialog : 'html';
    // Style sheets and media would be fetched again, a third of the time, for rules that are not run.
    const all = { ...options, resultTypes: ['violations' as const], preload: false };
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within, all);
    return violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }));
  }, how);
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
 * What is too faint while the mouse is over everything that it can be over, as HTML; transitions have
 * to be stopped. The rules for `:hover` are given to those elements for as long as it takes, and the
 * contrast is calculated here: to force the state on each element, or to run axe once more, took
 * longer than everything else.
 */
export async function faintUnderMouse(page: Page): Promise<string[]> {
  return page.evaluate(findFaintUnderMouse);
}

function findFaintUnderMouse(): string[] {
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

  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Colour>();
  /** Of any notation, as the screen has it: 0 to 255, the last 0 to 1. */
  const colourOf = (css: string): Colour => {
    const before = known.get(css);
    if (before || !pen) return before ?? [0, 0, 0, 0];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    known.set(css, colour);
    return colour;
  };
  const over = (above: Colour, below: Colour): Colour => {
    const mix = (at: 0 | 1 | 2) => above[at] * above[3] + below[at] * (1 - above[3]);
    return [mix(0), mix(1), mix(2), above[3] + below[3] * (1 - above[3])];
  };
  const lightOf = (colour: Colour) => {
    const [red, green, blue] = colour.slice(0, 3).map((each) => {
      const share = each / 255;
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** What lies behind the letters of an element; undefined behind a picture, whose colours vary. */
  const behind = (element: Element): Colour | undefined => {
    let colour: Colour = [0, 0, 0, 0];
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== 'none') return undefined;
      colour = over(colour, colourOf(backgroundColor));
      if (colour[3] > 0.999) return colour;
    }
    return over(colour, colourOf('Canvas'));
  };
  const isFaint = (element: Element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const ground = behind(element);
    if (!ground) return false;
    let letters = colourOf(color);
    for (let at: Element | null = element; at; at = at.parentElement) {
      const [red, green, blue, alpha] = letters;
      letters = [red, green, blue, alpha * Number(getComputedStyle(at).opacity)];
    }
    const [a, b] = [lightOf(over(letters, ground)), lightOf(ground)];
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const px = Number.parseFloat(fontSize);
    const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700);
    return contrast < (isLarge ? 3 : 4.5);
  };

  for (const sheet of document.styleSheets) hover(sheet.cssRules);
  // What lies behind a dialog was examined before it opened.
  const dialog = '[role=dialog], dialog[open]';
  const within = document.querySelector(dialog) ? dialog : 'html';
  const unread = ':disabled, [aria-disabled=true], [aria-hidden=true], [inert], .sr-only, option';
  const faint = [...document.querySelectorAll(`:is(${within}) *`)]
    .filter((element) => getComputedStyle(element).getPropertyValue('--under-mouse') !== '')
    .filter((element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
    )
    .filter(
      (element) =>
        !element.closest(unread) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .filter(isFaint)
    .map((element) => element.outerHTML.slice(0, 200));
  for (const [rule, selector] of changed) {
    rule.selectorText = selector;
    rule.style.removeProperty('--under-mouse');
  }
  return faint;
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
