/**
 * Protects React from a browser that translates the page. Such a browser replaces texts by `<font>`
 * elements, or joins several texts into one, while React keeps using the texts it made: it fails
 * when it removes one or inserts before it, and what it writes into one is not shown (React issue
 * 11538). So before React changes the children or a text of an element, the translator's changes to
 * that element's children are reverted, and the translator then translates the new state.
 */

/**
 * Translators are recognised by their elements; the pages have neither fonts nor custom elements.
 */
const isTranslators = (node: Node) => /^font$|-/i.test(node.nodeName) && node instanceof Element;
const isText = (node: Node) => node.nodeType === Node.TEXT_NODE;

const OBSERVED = {
  subtree: true,
  childList: true,
  characterData: true,
  characterDataOldValue: true,
} satisfies MutationObserverInit;

declare global {
  /** Changes that `noteEarly` has recorded so far. */
  var earlyTranslation: { observer: MutationObserver; records: MutationRecord[] } | undefined;
}

/** Runs in the head: a translator may begin before the page's scripts are loaded. */
export const noteEarly = `(() => {
  const records = [];
  const observer = new MutationObserver((seen) => {
    for (const record of seen) if (record.removedNodes.length) records.push(record);
  });
  observer.observe(document, { subtree: true, childList: true });
  globalThis.earlyTranslation = { observer, records };
})();`;

export interface Survival {
  /** Reverts everything that a translator did so far, for code that reads the page as served. */
  putBackAll(): void;
}

/** Watches the page, and patches the node methods that React uses. Call once. */
export function surviveTranslation(): Survival {
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const nodeValue = setterOf('nodeValue');
  const textContent = setterOf('textContent');
  /** A translator's changes to an element's children, in order. */
  const changes = new WeakMap<Node, MutationRecord[]>();
  /** The former parent of a text that a translator removed. */
  const homes = new WeakMap<Node, Node>();
  /** What the page wrote into a text that a translator has overwritten. */
  const words = new WeakMap<Node, string | null>();

  /** Records from before the page was complete. */
  const whileParsing = new WeakSet<MutationRecord>();

  const observer = new MutationObserver(note);
  const early = globalThis.earlyTranslation;
  if (early) {
    const records = [...early.records, ...early.observer.takeRecords()];
    for (const record of records) whileParsing.add(record);
    note(records);
    early.observer.disconnect();
    globalThis.earlyTranslation = undefined;
  }
  observer.observe(document, OBSERVED);

  function note(records: readonly MutationRecord[]) {
    const byParent = new Map<Node, MutationRecord[]>();
    for (const record of records) {
      const { type, target, oldValue } = record;
      if (type === 'characterData' && !words.has(target)) words.set(target, oldValue);
      const parent = type === 'childList' ? target : target.parentNode;
      if (parent) byParent.set(parent, [...(byParent.get(parent) ?? []), record]);
    }
    for (const [parent, own] of byParent) {
      const lost = own.flatMap(({ removedNodes }) => [...removedNodes].filter(isText));
      for (const text of lost) homes.set(text, parent);
      const isRewritten = own.some(({ type }) => type === 'characterData');
      const earlier = changes.get(parent);
      if (earlier || isRewritten || lost.length > 0)
        changes.set(parent, [...(earlier ?? []), ...own]);
    }
  }

  /** Restores what the page wrote into a text. */
  function restoreWords(text: Node) {
    const written = words.get(text);
    if (written !== undefined) nodeValue.call(text, written);
    words.delete(text);
  }

  function putBack(parent: Node) {
    const records = changes.get(parent);
    if (!records) return;
    changes.delete(parent);
    /** Nodes that were removed here, and may come from elsewhere. */
    const taken = new Set<Node>();
    for (const record of records.reverse()) {
      if (record.type === 'characterData') restoreWords(record.target);
      else undo(parent, record, taken);
    }
    for (const child of [...parent.childNodes]) {
      if (isTranslators(child)) removeChild.call(parent, child);
    }
  }

  function undo(parent: Node, record: MutationRecord, taken: Set<Node>) {
    const { addedNodes, removedNodes } = record;
    const added = [...addedNodes];
    const isCopied = (node: Node) => added.some(({ nodeName }) => nodeName === node.nodeName);
    // An element that is no longer anywhere was removed by the page.
    const returning = [...removedNodes].filter(
      (node) =>
        isText(node) ||
        isTranslators(node) ||
        node.isConnected ||
        taken.has(node) ||
        isCopied(node),
    );
    for (const node of added) {
      // During parsing, an added node that replaces nothing may be the parser's.
      const isOfTranslator =
        removedNodes.length > 0 ||
        isTranslators(node) ||
        (isText(node) && !whileParsing.has(record));
      if (node.parentNode !== parent || !isOfTranslator) continue;
      removeChild.call(parent, node);
      taken.add(node);
    }
    const place = placeOf(parent, record);
    for (const node of returning) {
      insertBefore.call(parent, node, place);
      restoreWords(node);
    }
  }

  /**
   * Makes a `change` with the page as React left it; the change is not taken for a translator's.
   */
  function asLeft<Result>(parents: readonly (Node | null | undefined)[], change: () => Result) {
    note(observer.takeRecords());
    for (const parent of parents) if (parent) putBack(parent);
    const result = change();
    observer.takeRecords();
    return result;
  }

  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    return asLeft([this], () => removeChild.call(this, child) as Child);
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    child: Child,
    next: Node | null,
  ): Child {
    return asLeft([this], () => insertBefore.call(this, child, next) as Child);
  };
  Node.prototype.appendChild = function <Child extends Node>(child: Child): Child {
    return asLeft([this], () => appendChild.call(this, child) as Child);
  };
  redefine('nodeValue', function (value) {
    if (!isText(this)) return nodeValue.call(this, value);
    note(observer.takeRecords());
    const parent = this.parentNode;
    // A text that was moved into a translator's element returns to its place.
    asLeft([homes.get(this), parent], () => {
      words.delete(this);
      // The translator's own text, which React has found as its element's only child.
      if (parent && !this.parentNode) textContent.call(parent, value);
      else nodeValue.call(this, value);
    });
  });
  redefine('textContent', function (value) {
    asLeft([], () => textContent.call(this, value));
    changes.delete(this);
  });

  return {
    putBackAll() {
      asLeft([], () => {
        for (const element of document.querySelectorAll('font')) {
          if (element.parentNode) putBack(element.parentNode);
        }
      });
    },
  };
}

function placeOf(
  parent: Node,
  { previousSibling, nextSibling }: Pick<MutationRecord, 'previousSibling' | 'nextSibling'>,
): Node | null {
  if (!previousSibling) return parent.firstChild;
  if (previousSibling.parentNode === parent) return previousSibling.nextSibling;
  return nextSibling?.parentNode === parent ? nextSibling : null;
}

type Setter = (this: Node, value: string | null) => void;
type Property = 'nodeValue' | 'textContent';

function setterOf(property: Property): Setter {
  return Object.getOwnPropertyDescriptor(Node.prototype, property)?.set as Setter;
}

function redefine(property: Property, set: Setter): void {
  const known = Object.getOwnPropertyDescriptor(Node.prototype, property);
  Object.defineProperty(Node.prototype, property, { ...known, set });
}
