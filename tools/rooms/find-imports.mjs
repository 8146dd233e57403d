import { parseSync } from 'vite';

const WITH_SOURCE = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/**
 * Imports of a source file as `{ from, typeOnly }`, in order, and whether it has a default export.
 * Re-exports, dynamic imports and `import('…')` types count. Throws on a syntax error.
 */
export function findImports(path, text) {
  const parsed = parseSync(path, text);
  if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0].message}`);
  const imports = [];
  let hasDefault = false;
  visit(parsed.program, (node) => {
    if (node.type === 'ExportDefaultDeclaration') hasDefault = true;
    if (node.type === 'ExportSpecifier' && node.exported.name === 'default') hasDefault = true;
    if (WITH_SOURCE.has(node.type) && typeof node.source?.value === 'string') {
      imports.push({ from: node.source.value, typeOnly: isTypeOnly(node) });
    }
  });
  return { imports, hasDefault };
}

function isTypeOnly(node) {
  if (node.type === 'TSImportType') return true;
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const names = node.specifiers ?? [];
  return names.length > 0 && names.every((each) => (each.importKind ?? each.exportKind) === 'type');
}

function visit(node, see) {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, see);
  } else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') see(node);
    for (const each of Object.values(node)) visit(each, see);
  }
}
