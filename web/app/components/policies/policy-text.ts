/** A part of a line: words, or a link. */
export type Piece = string | { readonly words: string; readonly to: string };

/** A paragraph's lines, or the items of a list. */
export interface Block {
  readonly list: boolean;
  readonly lines: readonly (readonly Piece[])[];
}

export interface Section {
  /** Empty: what stands before the first title. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

const LINKS =
  /\[([^\][]+)\]\((\/(?!\/)[^)\s]*|https:\/\/[^)\s]+)\)|([^\s@(),:;]+@[^\s@(),:;]+\.[\w-]*\w)|(\+\d[\d -]{5,}\d)/g;

/**
 * Reads the text of a policy: `# ` begins a section with its title, `- ` is an item of a list, an empty
 * line ends a paragraph. Links are `[words](/path)`, addresses with https, e-mails and telephone numbers.
 */
export function readPolicyText(text: string): Section[] {
  const sections: { title: string; blocks: { list: boolean; lines: Piece[][] }[] }[] = [];
  let open = false;
  const section = () => {
    const last = sections.at(-1) ?? { title: '', blocks: [] };
    if (sections.length === 0) sections.push(last);
    return last;
  };
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    const title = /^#+\s+(.*)$/.exec(line)?.[1];
    const item = /^-\s+(.*)$/.exec(line)?.[1];
    if (title !== undefined) sections.push({ title, blocks: [] });
    if (title !== undefined || line === '') {
      open = false;
      continue;
    }
    const { blocks } = section();
    const list = item !== undefined;
    const pieces = piecesOf(item ?? line);
    const last = blocks.at(-1);
    if (open && last?.list === list) last.lines.push(pieces);
    else blocks.push({ list, lines: [pieces] });
    open = true;
  }
  return sections;
}

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of line.matchAll(LINKS)) {
    const [whole, words, to, mail, phone] = found;
    if (found.index > at) pieces.push(line.slice(at, found.index));
    if (words !== undefined && to !== undefined) pieces.push({ words, to });
    else if (mail !== undefined) pieces.push({ words: mail, to: `mailto:${mail}` });
    else if (phone !== undefined)
      pieces.push({ words: phone, to: `tel:${phone.replace(/[^+\d]/g, '')}` });
    at = found.index + whole.length;
  }
  if (at < line.length) pieces.push(line.slice(at));
  return pieces;
}
