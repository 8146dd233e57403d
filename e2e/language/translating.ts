import { expect, type Page } from '@playwright/test';

/**
 * Translates every text of the page as it appears: another text in two `<font>`s replaces it, as in
 * Chrome, or one without them replaces several neighbours, as in Firefox. Words become capitals
 * between `‹` and `›`.
 */
export async function translatePage(page: Page, browser: 'Chrome' | 'Firefox'): Promise<void> {
  await page.addInitScript((browser) => {
    const { createElement } = document;
    const kept = 'script, style, textarea, title, font, [translate=no]';
    const own = new WeakSet<Node>();
    function translate() {
      if (browser === 'Firefox') document.body?.normalize();
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      for (const text of found) {
        if (text.data.trim() === '' || text.parentElement?.closest(kept) || own.has(text)) continue;
        const said = text.data.replace(/\S.*\S|\S/s, (words) => `‹${words.toUpperCase()}›`);
        if (browser === 'Firefox') {
          const other = new Text(said);
          own.add(other);
          text.replaceWith(other);
          continue;
        }
        const [outer, inner] = ['font', 'font'].map((name) => createElement.call(document, name));
        if (!outer || !inner) continue;
        outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
        inner.replaceChildren(said);
        outer.replaceChildren(inner);
        text.replaceWith(outer);
      }
    }
    new MutationObserver(translate).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, browser);
}

/**
 * Each text that React shows is on the page once, as React last wrote it; `what` names the state.
 */
export async function expectNothingStale(page: Page, what: string): Promise<void> {
  await expect.poll(() => page.evaluate(findOther), { message: what }).toEqual([]);
}

/** Elements whose texts differ from what React believes, `<button>: believed, shown`. */
function findOther(): string[] {
  interface Fiber {
    tag: number;
    child: Fiber | null;
    sibling: Fiber | null;
    stateNode: unknown;
    memoizedProps: unknown;
  }
  const [portal, element, text, single] = [4, 5, 6, 27];
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
  const mounted = key && (document as unknown as Record<string, Fiber>)[key];
  if (!mounted) return ['React is not there yet'];
  const root = (mounted.stateNode as { current: Fiber }).current;
  const plain = (said: string) => said.replace(/[‹›]/g, '').toUpperCase();
  const other: string[] = [];
  visit(root);
  return other;

  /** The texts in a fiber that belong to its element. */
  function visit({ tag, child, stateNode, memoizedProps }: Fiber): string {
    if (tag === text) return String(memoizedProps);
    let own = '';
    for (let next = child; next; next = next.sibling) own += visit(next);
    if (tag === portal) return '';
    if (tag !== element && tag !== single) return own;
    const { children } = memoizedProps as { children?: unknown };
    const isOne = typeof children === 'string' || typeof children === 'number';
    const believed = plain(isOne ? String(children) : own);
    const node = stateNode as Element;
    const shown = plain(
      [...node.childNodes]
        .filter((each) => each.nodeType === Node.TEXT_NODE || each.nodeName === 'FONT')
        .map((each) => each.textContent)
        .join(''),
    );
    if (believed !== shown && !node.closest('head, script, textarea'))
      other.push(`<${node.localName}>: ${believed}, ${shown}`);
    return '';
  }
}
