import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { printable } from './printable.ts';
import { linesOf, piecesOf, type Reading } from './set-lines.ts';

/** Points: 72 an inch. */
export const A4 = { width: 595.28, height: 841.89 } as const;

/** How words look. */
interface TextStyle {
  readonly size: number;
  readonly bold?: boolean | undefined;
  /** In which direction they are read as a whole. */
  readonly reading?: Reading | undefined;
}

/** How words are set. */
export interface TextPlacement extends TextStyle {
  readonly x: number;
  /** Of the upper edge of the first line. */
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right' | undefined;
  readonly colour?: string | undefined;
}

/** A rectangle on a page. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}

/** A line of an engraved pattern. */
export interface EngravedLine {
  /** An SVG path about its own centre. */
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Degrees. */
  readonly turn: number;
}

/** A document of pages of A4, on which words of both languages are set. */
export interface Paper {
  /** Sets text, broken into lines that fit; returns its height. */
  set(words: string, setting: TextPlacement): number;
  /** The height of this text. */
  measure(words: string, setting: TextStyle & { readonly width: number }): number;
  rule(x: number, y: number, width: number, colour?: string): void;
  /** A filled area with round corners. */
  area(at: Area, colour: string): void;
  /** Lines of SVG paths, each moved and turned, of which only what is within an area is seen. */
  engrave(within: Area, lines: readonly EngravedLine[], colour: string): void;
  addPage(): void;
  /** Ends it. */
  bytes(): Promise<Buffer>;
}

const LINE_HEIGHT = 1.35;
/** From the upper edge of a line to its baseline. */
const BASELINE = 0.98;
const INK = '#14201e';

/**
 * Opens paper. The same words at the same instant make the same bytes. The font is that of the
 * site, embedded with the letters that are used.
 */
export async function openPaper(about: {
  title: string;
  author: string;
  at: Date;
}): Promise<Paper> {
  // What makes no PDF need not read the library.
  const { default: Document } = await import('pdfkit');
  const { title: Title, author: Author } = about;
  // A studio's paper names nobody else; the library would name itself.
  const info = { Title, Author, Producer: Author, Creator: Author };
  const document = new Document({
    size: 'A4',
    margin: 0,
    lang: 'en',
    info: { ...info, CreationDate: about.at, ModDate: about.at },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on('end', resolve));
  document.registerFont('regular', fontOf('400Regular'));
  document.registerFont('bold', fontOf('600SemiBold'));
  const choose = (size: number, bold = false) =>
    document.font(bold ? 'bold' : 'regular').fontSize(size);
  const widths = new Map<string, number>();
  /** Shaping is what takes time, and a line is measured before it is set. */
  const widthOfPiece = (piece: string, { size, bold }: TextStyle) => {
    const key = `${size} ${bold} ${piece}`;
    const known = widths.get(key) ?? choose(size, bold).widthOfString(piece, WHOLE);
    widths.set(key, known);
    return known;
  };
  const widthOf = (line: string, look: TextStyle) =>
    piecesOf(line, look.reading ?? 'ltr').reduce(
      (sum, piece) => sum + widthOfPiece(piece, look),
      0,
    );
  const broken = (words: string, look: TextStyle & { width: number }) =>
    linesOf(printable(words), look.width, (line) => widthOf(line, look));

  return {
    set(words, setting) {
      const { x, y, width, size, bold, align, reading = 'ltr', colour = INK } = setting;
      const lines = broken(words, setting);
      lines.forEach((line, at) => {
        let left = align === 'right' ? x + width - widthOf(line, setting) : x;
        const base = y + at * size * LINE_HEIGHT + size * BASELINE;
        for (const piece of piecesOf(line, reading)) {
          choose(size, bold).fillColor(colour);
          document.text(piece, left, base, { ...WHOLE, lineBreak: false, baseline: 'alphabetic' });
          left += widthOfPiece(piece, setting);
        }
      });
      return lines.length * size * LINE_HEIGHT;
    },
    measure: (words, setting) => broken(words, setting).length * setting.size * LINE_HEIGHT,
    rule(x, y, width, colour = '#7e7a70') {
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .strokeColor(colour)
        .stroke();
    },
    area({ x, y, width, height, radius = 0 }, colour) {
      document.roundedRect(x, y, width, height, radius).fillColor(colour).fill();
    },
    engrave({ x, y, width, height, radius = 0 }, lines, colour) {
      document.save().roundedRect(x, y, width, height, radius).clip();
      for (const line of lines) {
        document.save().translate(line.x, line.y).rotate(line.turn).scale(line.scale);
        document.path(line.path).lineWidth(0.6).strokeColor(colour).stroke().restore();
      }
      document.restore();
    },
    addPage: () => void document.addPage(),
    async bytes() {
      document.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}

/** With features set, a piece is shaped as a whole and not word by word, which Arabic needs. */
const WHOLE = { features: [] };

const stored = new Map<string, Buffer>();

function fontOf(weight: '400Regular' | '600SemiBold'): Buffer {
  const known = stored.get(weight);
  if (known) return known;
  const file = `@expo-google-fonts/readex-pro/${weight}/ReadexPro_${weight}.ttf`;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
  stored.set(weight, bytes);
  return bytes;
}
