import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = 'docs/architecture.md';
const DRAWING = /(<!-- modules -->\n)[\s\S]*?(<!-- \/modules -->)/;

/**
 * The server's modules as a Mermaid graph, from `imports`, pairs of importing and imported module.
 * Arrows that follow from others are left out: a module that imports A, which imports B, may import
 * B too.
 */
export function drawModules(imports) {
  const next = new Map();
  for (const [from, to] of imports) {
    if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const reaches = (from, to) =>
    from === to || [...(next.get(from) ?? [])].some((each) => reaches(each, to));
  const arrows = [...next]
    .flatMap(([from, targets]) =>
      [...targets]
        .filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))
        .map((to) => `  ${from} --> ${to}`),
    )
    .sort();
  return ['```mermaid', 'flowchart TD', ...arrows, '```'].join('\n');
}

/** Whether the architecture page contains this drawing; true for a page without a place for it. */
export function isDrawn(root, drawing) {
  const page = readFileSync(join(root, PAGE), 'utf8');
  return !DRAWING.test(page) || page.includes(drawing);
}

/** Writes the drawing into the architecture page, between its two marks. */
export function writeDrawing(root, drawing) {
  const page = readFileSync(join(root, PAGE), 'utf8');
  writeFileSync(
    join(root, PAGE),
    page.replace(DRAWING, (_, before, after) => `${before}\n${drawing}\n${after}`),
  );
}
