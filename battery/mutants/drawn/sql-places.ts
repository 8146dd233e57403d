import type { Place } from './syntax.ts';

const LOCK =
  /\s*\bfor (?:no key update|key share|update|share)(?: of \w+)?(?: skip locked| nowait)?/g;
const ORDER = /\border by ((?:\w+\.)?\w+)( desc| asc)?(?=[\s,)]|$)/g;
const BOUND = /\s+limit (?:\d+|\$\{[^}]*\}(?:::\w+)?)/g;
const SIGN = /(?<=[\w)}"'] )(<=|>=|<>|<|>)(?= [\w($'])/g;
const CHOICE = /\b(max|min)(?=\()/g;
const FIRST = /\b(?:where|having|(?<!\bbetween\s+[^\s()]+\s+)and)\s+/g;
const ENDS =
  /^(and|or|group by|order by|limit|offset|for (update|no|share|key)|union|returning|having|where|on conflict|join|left join|cross join|window|then|else|when|end)\b/;
const OTHER_SIGN: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '<>': '=',
};

/**
 * The same for an SQL statement between backticks. There is no PostgreSQL parser at hand, so it
 * looks for keywords.
 */
export function sqlPlaces(sql: string): readonly Place[] {
  const found: Place[] = [];
  const inHole = holesOf(sql);
  const each = (
    pattern: RegExp,
    plant: (match: RegExpExecArray) => Omit<Place, 'start'> & { start?: number },
  ) => {
    for (const match of sql.matchAll(pattern)) {
      if (inHole(match.index)) continue;
      found.push({ start: match.index, ...plant(match as RegExpExecArray) });
    }
  };
  const whole = (match: RegExpExecArray) => match.index + match[0].length;
  each(LOCK, (match) => ({ way: 'lock left out', end: whole(match), to: '' }));
  each(BOUND, (match) => ({ way: 'bound left out', end: whole(match), to: '' }));
  each(ORDER, (match) => ({
    way: 'order turned round',
    end: whole(match),
    to: `order by ${match[1]}${match[2] === ' desc' ? '' : ' desc'}`,
  }));
  each(SIGN, (match) => ({
    way: 'bound moved',
    end: whole(match),
    to: OTHER_SIGN[match[0]] ?? '',
  }));
  each(CHOICE, (match) => ({
    way: 'other choice of several',
    end: whole(match),
    to: match[0] === 'max' ? 'min' : 'max',
  }));
  each(FIRST, (match) => {
    const start = whole(match);
    return { way: 'filter left out', start, end: endOfCondition(sql, start), to: 'true' };
  });
  return found.filter(({ start, end, to }) => end > start && sql.slice(start, end).trim() !== to);
}

/** End of the condition that begins here: at the next keyword, or where its bracket closes. */
function endOfCondition(sql: string, start: number): number {
  let depth = 0;
  let between = false;
  for (let at = start; at < sql.length; at += 1) {
    const char = sql[at];
    if (sql.startsWith('${', at)) {
      at = endOfHole(sql, at) - 1;
      continue;
    }
    if (char === '(') depth += 1;
    if (char === ')' && depth === 0) return trimmed(sql, start, at);
    if (char === ')') depth -= 1;
    if (depth > 0 || !/\s/.test(sql[at - 1] ?? '')) continue;
    const rest = sql.slice(at, at + 20);
    if (/^between\b/.test(rest)) between = true;
    else if (between && /^and\b/.test(rest)) between = false;
    else if (at > start && (ENDS.test(rest) || char === ',')) return trimmed(sql, start, at);
  }
  return trimmed(sql, start, sql.length);
}

function trimmed(sql: string, start: number, end: number): number {
  return start + sql.slice(start, end).trimEnd().length;
}

function endOfHole(sql: string, start: number): number {
  let depth = 0;
  for (let at = start; at < sql.length; at += 1) {
    if (sql[at] === '{') depth += 1;
    if (sql[at] === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return sql.length;
}

/** Whether a position is inside of `${…}`, which is code. */
function holesOf(sql: string): (at: number) => boolean {
  const holes: [number, number][] = [];
  for (let at = sql.indexOf('${'); at >= 0; at = sql.indexOf('${', holes.at(-1)?.[1])) {
    holes.push([at, endOfHole(sql, at)]);
  }
  return (at) => holes.some(([start, end]) => at > start && at < end);
}
