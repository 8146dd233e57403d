import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * The desk's own style sheets outrank every utility class. A utility beside one of their classes that
 * sets the same property does nothing, unless it is written with a `!`.
 */

const app = new URL('../../../', import.meta.url);
const own = ['desk.css', 'desk-page.css', 'paper.css', '../rota/rota.css'];

/** Utilities by the property that they set, without those for states and for parts. */
const utilities: readonly [property: string, utility: RegExp][] = [
  ['display', /^((max-)?(sm|md|lg|xl):)?(block|grid|flex|inline|inline-(flex|block|grid)|hidden)$/],
  ['align-items', /^items-/],
  ['justify-content', /^justify-(start|end|center|between)$/],
  ['gap', /^gap-/],
  ['padding', /^p[xyset]?-/],
  ['padding-inline', /^p[xse]?-/],
  ['border', /^border(-0|-line|-hairline)?$/],
  ['border-radius', /^rounded/],
  ['background', /^bg-/],
  ['color', /^text-(muted|primary|on-primary|err|warn|ok)$/],
  ['font-weight', /^font-(normal|medium|bold)$/],
  ['font-size', /^text-(xs|sm|base|lg|xl)$/],
  ['inline-size', /^w-/],
  ['min-inline-size', /^min-w-/],
  ['max-inline-size', /^max-w-/],
  ['min-block-size', /^min-h-/],
  ['position', /^(static|relative|absolute|fixed|sticky)$/],
  ['text-align', /^text-(start|end|center)$/],
];

test('no utility stands beside a class of the desk that outranks it', () => {
  const properties = propertiesOf(own.map((name) => read(new URL(name, import.meta.url))).join(''));
  expect(properties.get('desk-tool')?.has('display')).toBe(true);
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
  const outranked = files
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => {
      const text = read(new URL(name.replaceAll('\\', '/'), app))
        // A desk's button adds its own class to those that it is given.
        .replace(/(<DeskButton\b[^>]*?className=")/g, '$1desk-tool ');
      const lists = text.matchAll(/["'`]([^"'`\n]+)["'`]/g);
      return [...lists].flatMap(([, list = '']) =>
        outrankedIn(list.split(/\s+/), properties).map((said) => `${name}: ${said}`),
      );
    });
  expect(outranked).toEqual([]);
});

type Properties = ReadonlyMap<string, ReadonlySet<string>>;

function outrankedIn(classes: readonly string[], properties: Properties): string[] {
  return classes.flatMap((by) =>
    classes.flatMap((utility) =>
      utilities
        .filter(
          ([property, its]) =>
            !utility.endsWith('!') && its.test(utility) && properties.get(by)?.has(property),
        )
        .map(([property]) => `${by} outranks ${utility} (${property})`),
    ),
  );
}

/** The properties that each class has by a rule of its own, in every state and at every width. */
function propertiesOf(css: string): Properties {
  const everywhere = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@(media|container)[^{]*\{([^{}]*\{[^{}]*\})*\s*\}/g, '');
  const found = new Map<string, Set<string>>();
  for (const [, selectors = '', body = ''] of everywhere.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(',').map((each) => each.trim())) {
      const name = /^\.([\w-]+)$/.exec(selector)?.[1];
      if (!name) continue;
      const its = found.get(name) ?? new Set();
      found.set(name, its);
      for (const line of body.split(';')) its.add(line.split(':')[0]?.trim() ?? '');
    }
  }
  return found;
}

const read = (file: URL) => readFileSync(file, 'utf8');
