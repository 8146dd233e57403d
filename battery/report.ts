import type { Finding } from './drill.ts';

/** Findings of one drill, and how to reproduce them. */
export interface Told {
  readonly name: string;
  readonly what: string;
  readonly findings: readonly Finding[];
  /** The machine, date, seed and duration. */
  readonly circumstances: string;
  readonly command: string;
}

const HEAD = `# The battery

What Limber promises under load, faults and attack. \`npm run battery\` measures it with a throwaway database
and throwaway processes, and writes this page: each drill replaces its own section. The machine is named below
each table, beside the command that repeats the drill.
`;

/** Replaces a drill's section on the page; the others stay as they are. */
export function putSection(page: string, drill: Told, order: readonly string[]): string {
  const sections = new Map(
    page
      .split(/^## /m)
      .slice(1)
      .map((text) => [text.slice(0, text.indexOf('\n')), `## ${text.trimEnd()}\n`]),
  );
  sections.set(drill.name, sectionOf(drill));
  const known = [...sections.keys()].toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  return [HEAD, ...known.map((name) => sections.get(name))].join('\n');
}

/** A line for each finding, for the terminal. */
export function lineOf({ what, figure, bar, holds }: Finding): string {
  return `  ${holds ? 'ok  ' : 'FAIL'} ${what}: ${figure}${bar === undefined ? '' : ` (${bar})`}`;
}

function sectionOf({ name, what, findings, circumstances, command }: Told): string {
  const rows = findings.map(({ what, figure, bar, holds }) => {
    const held = bar === undefined ? '' : holds ? 'held' : '**not held**';
    return `| ${[what, figure, bar ?? '', held].map(cell).join(' | ')} |`;
  });
  return [
    `## ${name}`,
    '',
    what,
    '',
    '| what | figure | bar | |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    `\`${command}\`, ${circumstances}`,
    '',
  ].join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
}
