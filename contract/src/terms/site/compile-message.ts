/** A part of a message: text, a value by its name, or a choice by a count. */
export type Token =
  | string
  | [name: string]
  | [name: string, type: 'plural', cases: Record<string, Token[]>];

/**
 * Compiles a message of the source code, so that each page has its own English instead of a
 * catalogue for all pages. Supports what our messages use: `{name}` and `{count, plural, one {#
 * item} other …}`; throws for anything else. Other languages come from compiled catalogues.
 */
export function compileMessage(message: string): Token[] {
  let tokens = compiled.get(message);
  if (!tokens) {
    const reader = { text: message, at: 0 };
    tokens = readTokens(reader, false);
    if (reader.at < message.length) throw new Error(`A bracket too many: ${message}`);
    compiled.set(message, tokens);
  }
  return tokens;
}

const compiled = new Map<string, Token[]>();

interface Reader {
  readonly text: string;
  at: number;
}

/** Tokens until the end, or until the bracket that closes a plural's case. */
function readTokens(reader: Reader, inPlural: boolean): Token[] {
  const tokens: Token[] = [];
  let plain = '';
  const flush = () => {
    if (plain !== '') tokens.push(plain);
    plain = '';
  };
  for (; reader.at < reader.text.length; reader.at++) {
    const char = reader.text.charAt(reader.at);
    if (char === '}') break;
    if (char === '{') {
      flush();
      tokens.push(readArgument(reader));
    } else if (char === '#' && inPlural) {
      flush();
      tokens.push('#');
    } else if (char === "'") plain += readApostrophe(reader);
    else plain += char;
  }
  flush();
  return tokens;
}

/** Leaves the reader on the bracket that closes the argument. */
function readArgument(reader: Reader): Token {
  const [, name, type] = take(reader, /\{\s*(\w+)\s*(?:,\s*(\w+)\s*,)?\s*/y);
  if (name === undefined || (type !== undefined && type !== 'plural')) throw unreadable(reader);
  if (type === undefined) {
    if (reader.text.charAt(reader.at) !== '}') throw unreadable(reader);
    return [name];
  }
  const cases: Record<string, Token[]> = {};
  while (reader.text.charAt(reader.at) !== '}') {
    const [, key] = take(reader, /=?(\w+)\s*\{/y);
    if (key === undefined) throw unreadable(reader);
    cases[key] = readTokens(reader, true);
    take(reader, /\}\s*/y);
  }
  return [name, type, cases];
}

/** One apostrophe stands for itself; two are one; before a bracket it quotes until the next. */
function readApostrophe(reader: Reader): string {
  const next = reader.text.charAt(reader.at + 1);
  if (next === "'") {
    reader.at++;
    return "'";
  }
  if (next !== '{' && next !== '}') return "'";
  const end = reader.text.indexOf("'", reader.at + 1);
  if (end === -1) throw unreadable(reader);
  const quoted = reader.text.slice(reader.at + 1, end);
  reader.at = end;
  return quoted;
}

function take(reader: Reader, pattern: RegExp): RegExpExecArray | [] {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text);
  if (found) reader.at = pattern.lastIndex;
  return found ?? [];
}

function unreadable({ text, at }: Reader): Error {
  return new Error(`A message that cannot be read at ${at}: ${text}`);
}
