import { parseSync } from 'vite';

/** A node of the syntax tree, ESTree with types: positions are offsets into the text. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** Visits each node of a source from the outside in, with its ancestors, the nearest last. */
export function walk(
  path: string,
  text: string,
  see: (node: Node, above: readonly Node[]) => void,
): void {
  const parsed = parseSync(path, text);
  if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]?.message}`);
  visit(parsed.program, [], see);
}

function visit(
  value: unknown,
  above: readonly Node[],
  see: (node: Node, above: readonly Node[]) => void,
): void {
  if (Array.isArray(value)) {
    for (const each of value) visit(each, above, see);
  } else if (isNode(value)) {
    see(value, above);
    const within = [...above, value];
    for (const each of Object.values(value)) visit(each, within, see);
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Nodes of a list, such as arguments or properties. */
export function nodes(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The last name of an expression: `lockSale` of `queries.lockSale(…)`. */
export function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'Identifier' || value.type === 'JSXIdentifier') return String(value.name);
  if (value.type === 'MemberExpression') return nameOf(value.property);
  if (value.type === 'CallExpression') return nameOf(value.callee);
  if (value.type === 'AwaitExpression' || value.type === 'UnaryExpression') {
    return nameOf(value.argument);
  }
  return '';
}

/** A fault that can be planted: `to` replaces the text from `start` to `end`. */
export interface Place {
  readonly way: string;
  readonly start: number;
  readonly end: number;
  readonly to: string;
}
