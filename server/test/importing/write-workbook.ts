import { strToU8, type Zippable, zipSync } from 'fflate';

/** A cell: a date is its number of days with the style of one. */
type Cell =
  | string
  | number
  | boolean
  | { readonly day: number }
  | { readonly formula: string }
  | { readonly error: string };

/**
 * A workbook as Excel writes it, with its texts in a table of their own, and further sheets that
 * are empty.
 */
export function writeWorkbook(
  rows: readonly (readonly Cell[])[],
  { others = [], more = {} }: { others?: readonly string[]; more?: Zippable } = {},
): Uint8Array<ArrayBuffer> {
  const strings: string[] = [];
  const sheet = rows.map((cells, at) => {
    const written = cells.map((cell, column) =>
      cell === '' ? '' : writeCell(cell, `${nameOf(column)}${at + 1}`, strings),
    );
    return `<row r="${at + 1}">${written.join('')}</row>`;
  });
  const names = ['Sheet1', ...others];
  const texts = strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
  const parts: Zippable = {
    'xl/workbook.xml': xml(
      `<workbook xmlns:r="r"><sheets><sheet name="Hidden" sheetId="9" state="hidden" r:id="rId9"/>${names
        .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships>${names
        .map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
        .join('')}</Relationships>`,
    ),
    'xl/styles.xml': xml(
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-409]d/mmm/yy&quot; at &quot;h:mm"/></numFmts>' +
        '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    ),
    'xl/sharedStrings.xml': xml(`<sst>${texts.join('')}</sst>`),
    'xl/worksheets/sheet1.xml': xml(
      `<worksheet><sheetData>${sheet.join('')}</sheetData></worksheet>`,
    ),
    ...more,
  };
  return zipSync(parts) as Uint8Array<ArrayBuffer>;
}

function writeCell(cell: Cell, r: string, strings: string[]): string {
  if (typeof cell === 'number') return `<c r="${r}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${r}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'string') {
    return `<c r="${r}" t="s"><v>${strings.push(cell) - 1}</v></c>`;
  }
  if ('day' in cell) return `<c r="${r}" s="1"><v>${cell.day}</v></c>`;
  if ('error' in cell) return `<c r="${r}" t="e"><v>${cell.error}</v></c>`;
  return `<c r="${r}" t="str"><f>A1</f><v>${escaped(cell.formula)}</v></c>`;
}

function nameOf(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return (rest >= 0 ? nameOf(rest) : '') + String.fromCharCode(65 + (column % 26));
}

const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
