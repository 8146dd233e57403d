import { sqlPlaces } from './sql-places.ts';
import { isNode, type Node, nameOf, nodes, type Place, walk } from './syntax.ts';

type Plant = (way: string, node: Pick<Node, 'start' | 'end'>, to: string) => void;

/** Chained calls that filter, sort or lock the rows read. */
const CHAINED = new Map([
  ...all('filter left out', ['where', 'whereRef', 'having', 'filter', 'distinct', 'distinctOn']),
  ...all('order left out', ['orderBy', 'toSorted', 'sort', 'toReversed', 'reverse']),
  ...all('bound left out', ['limit', 'offset', 'slice', 'trim']),
  ...all('lock left out', ['forUpdate', 'forNoKeyUpdate', 'forShare', 'forKeyShare', 'skipLocked']),
  ...all('case or spelling left out', ['toLowerCase', 'toLocaleLowerCase', 'normalize']),
]);
const OTHER_SIGN: Readonly<Record<string, readonly [way: string, to: string]>> = {
  '<': ['bound moved', '<='],
  '<=': ['bound moved', '<'],
  '>': ['bound moved', '>='],
  '>=': ['bound moved', '>'],
  '===': ['condition negated', '!=='],
  '!==': ['condition negated', '==='],
  '+': ['other sum', '-'],
  '-': ['other sum', '+'],
  '*': ['other sum', '/'],
  '/': ['other sum', '*'],
  '&&': ['condition loosened', '||'],
  '||': ['condition loosened', '&&'],
};
const OTHER_CALL = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['max', 'min'],
  ['min', 'max'],
]);
/** The widest access: everybody signed in, and the public. No fault can widen it. */
const EVERYBODY = new Set(["'public'", 'signedIn']);
const TOLD_TO_PAGE =
  /^(disabled|hidden|required|checked|min|max|aria-(pressed|expanded|current|invalid|disabled|checked|selected))$/;
/** Looks of a page are covered by screenshots. */
const LOOKS = /^(className|style|key|ref)$/;

/** Every place in a source that the drill knows a fault for, in the order of the text. */
export function placesIn(path: string, text: string): readonly Place[] {
  const found: Place[] = [];
  const plant: Plant = (way, { start, end }, to) => found.push({ way, start, end, to });
  const written = ({ start, end }: Node) => text.slice(start, end);
  walk(path, text, (node, above) => {
    if (above.some(isOfLooks)) return;
    const parent = above.at(-1);
    if (node.type === 'IfStatement') ofIf(node, written, plant);
    if (node.type === 'ConditionalExpression' && isNode(node.test)) {
      plant('condition negated', node.test, `!(${written(node.test)})`);
    }
    if (node.type === 'ExpressionStatement') ofStatement(node, plant);
    if (node.type === 'CallExpression') ofCall(node, parent, plant);
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      ofSign(node, parent, text, plant);
    }
    if (node.type === 'Literal' && typeof node.value === 'boolean') {
      plant('yes and no exchanged', node, String(!node.value));
    }
    if (node.type === 'SpreadElement' && parent?.type === 'ArrayExpression') {
      plant('part of a list left out', node, '...[]');
    }
    if (node.type === 'JSXAttribute') ofAttribute(node, plant);
    if (node.type === 'ObjectExpression') exchange(nodes(node.properties), written, plant);
    if (node.type === 'JSXOpeningElement') exchange(nodes(node.attributes), written, plant);
    if (
      node.type === 'TaggedTemplateExpression' &&
      nameOf(node.tag) === 'sql' &&
      isNode(node.quasi)
    ) {
      const begin = node.quasi.start + 1;
      for (const each of sqlPlaces(text.slice(begin, node.quasi.end - 1))) {
        plant(each.way, { start: begin + each.start, end: begin + each.end }, each.to);
      }
    }
  });
  return found;
}

/** Access in the contract: each entry widened. */
export function accessPlacesIn(path: string, text: string): readonly Place[] {
  const found: Place[] = [];
  walk(path, text, (node, above) => {
    const access = isDeclaredCall(node) && nodes(node.arguments)[1];
    if (access && !EVERYBODY.has(text.slice(access.start, access.end))) {
      found.push({
        way: 'permission given to everybody',
        start: access.start,
        end: access.end,
        to: "['client', 'therapist', 'front_desk', 'manager'] as const",
      });
    }
    if (node.type !== 'Property' || !above.some(isDeclaredCall)) return;
    const key = nameOf(node.key);
    if (above.at(-2)?.type !== 'CallExpression') return;
    if (key === 'concerns' || key === 'fullWay') {
      found.push({
        way: 'permission given to everybody',
        start: node.start,
        end: node.end,
        to: '',
      });
    }
  });
  return found;
}

/** `route.get(path, access, …)` and its siblings. */
function isDeclaredCall(node: Node): boolean {
  return (
    node.type === 'CallExpression' &&
    isNode(node.callee) &&
    node.callee.type === 'MemberExpression' &&
    nameOf(node.callee.object) === 'route'
  );
}

function ofIf(node: Node, written: (node: Node) => string, plant: Plant): void {
  if (!isNode(node.test)) return;
  plant('condition negated', node.test, `!(${written(node.test)})`);
  const last = isNode(node.consequent) && lastOf(node.consequent);
  if (node.alternate || !last) return;
  if (last.type === 'ThrowStatement') plant('refusal left out', node, ';');
  if (last.type === 'ReturnStatement') plant('early answer left out', node, ';');
}

function lastOf(node: Node): Node | undefined {
  return node.type === 'BlockStatement' ? nodes(node.body).at(-1) : node;
}

function ofStatement(node: Node, plant: Plant): void {
  const { expression } = node;
  if (!isNode(expression)) return;
  const call = expression.type === 'AwaitExpression' ? expression.argument : expression;
  // A route that is not served at all fails every test.
  if (!isNode(call) || call.type !== 'CallExpression' || nameOf(call) === 'serve') return;
  plant(wayOfCall(nameOf(call)), node, ';');
}

function wayOfCall(name: string): string {
  if (/^(lock|hold)/.test(name)) return 'lock left out';
  if (/^(notify|queueMail|addJobs?$|removeJob|plan)/.test(name)) return 'job or mail left out';
  if (/^(tell|publish|announce)/.test(name)) return 'event left out';
  if (/^(refuse|admit|assert|must|check)/.test(name)) return 'refusal left out';
  if (/^use[A-Z]/.test(name)) return 'effect left out';
  return 'step left out';
}

function ofCall(node: Node, parent: Node | undefined, plant: Plant): void {
  const name = nameOf(node.callee);
  const { callee } = node;
  if (/^(lock|hold)[A-Z]/.test(name) && parent?.type === 'ArrayExpression') {
    plant('lock left out', node, 'null');
  }
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.object)) return;
  const way = CHAINED.get(name);
  if (way) plant(way, { start: callee.object.end, end: node.end }, '');
  if (name === 'orderBy') {
    const [, direction] = nodes(node.arguments);
    if (!direction)
      plant('order turned round', { start: node.end - 1, end: node.end }, ", 'desc')");
    else if (direction.value === 'desc') plant('order turned round', direction, "'asc'");
  }
  const other = OTHER_CALL.get(name);
  if (other && isNode(callee.property)) plant('other choice of several', callee.property, other);
}

function ofSign(node: Node, parent: Node | undefined, text: string, plant: Plant): void {
  const { left, right } = node;
  if (!isNode(left) || !isNode(right)) return;
  const drawn = /^JSX(Element|Fragment)$/.test(right.type);
  if (drawn && node.operator === '&&') {
    plant('branch never drawn', node, 'null');
    plant('branch always drawn', left, 'true');
    return;
  }
  const isWhole = /^(IfStatement|ConditionalExpression)$/.test(parent?.type ?? '');
  const [way, to] = OTHER_SIGN[String(node.operator)] ?? [];
  if (!way || !to || (isWhole && way === 'condition negated')) return;
  const at = text.indexOf(String(node.operator), left.end);
  plant(way, { start: at, end: at + String(node.operator).length }, to);
}

function ofAttribute(node: Node, plant: Plant): void {
  const name = nameOf(node.name);
  const { value } = node;
  if (/^on[A-Z]/.test(name) && isNode(value)) plant('handler does nothing', value, '{() => {}}');
  if (TOLD_TO_PAGE.test(name)) plant('attribute left out', node, '');
}

/** Two neighbours with different values swap them. */
function exchange(all: readonly Node[], written: (node: Node) => string, plant: Plant): void {
  for (const [index, one] of all.entries()) {
    const other = all[index + 1];
    if (!other || !isPlain(one) || !isPlain(other)) continue;
    const [first, second] = [one.value as Node, other.value as Node];
    if (written(first) === written(second)) continue;
    const between = { start: first.start, end: second.end };
    const middle = written({ ...one, start: first.end, end: second.start });
    plant('fields exchanged', between, written(second) + middle + written(first));
  }
}

function isPlain(node: Node): boolean {
  const { value } = node;
  if (!isNode(value) || node.shorthand || node.method) return false;
  if (LOOKS.test(nameOf(node.name)) || /^on[A-Z]/.test(nameOf(node.name))) return false;
  const inside = value.type === 'JSXExpressionContainer' ? value.expression : value;
  return isNode(inside) && /^(MemberExpression|Identifier|CallExpression)$/.test(inside.type);
}

function isOfLooks(node: Node): boolean {
  return node.type === 'JSXAttribute' && LOOKS.test(nameOf(node.name));
}

function all(way: string, names: readonly string[]): [name: string, way: string][] {
  return names.map((name) => [name, way]);
}
