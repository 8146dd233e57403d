/**
 * A process that judges faults. It keeps one Vitest open; for each message it plants a fault as the
 * source is read, runs tests in order until one is red, and answers which. Nothing is written into
 * the tree.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfigFromFile } from 'vite';
import type { TestProjectConfiguration, ViteUserConfig } from 'vitest/config';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';
import { withFault } from './types.ts';

/** A task to judge; without a fault, whether the tests are green as they are. */
export interface Asked {
  readonly fault?: {
    readonly file: string;
    readonly start: number;
    readonly end: number;
    readonly to: string;
  };
  readonly tests: readonly string[];
}

/** The first red test file, or null, and the test's name, or the error thrown. */
export interface Verdict {
  readonly red: string | null;
  readonly because: string;
}

const ROOT = join(import.meta.dirname, '../../..');
let fault: Asked['fault'];
let order: readonly string[] = [];

const plant = {
  name: 'plant',
  enforce: 'pre' as const,
  transform(_code: string, id: string) {
    if (!fault || id.split('?')[0] !== join(ROOT, fault.file)) return undefined;
    return withFault(readFileSync(join(ROOT, fault.file), 'utf8'), fault);
  },
};

class AsAsked extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const at = ({ moduleId }: TestSpecification) => order.indexOf(moduleId);
    return files.toSorted((one, other) => at(one) - at(other));
  }
}

const projects = ((await read('vitest.config.ts')).test?.projects ?? []) as ViteUserConfig[];
const planting = ['server', 'web', 'web apart'];
const vitest = await createVitest('test', {
  config: false,
  root: ROOT,
  watch: false,
  // A cache would keep the source without its fault, or with an earlier one.
  fsModuleCache: false,
  bail: 1,
  fileParallelism: false,
  maxWorkers: 1,
  reporters: [{}],
  sequence: { sequencer: AsAsked },
  projects: projects.filter(({ test }) => planting.includes(String(test?.name))).map(planted),
});

process.on('message', async (asked: Asked) => {
  process.send?.(await judge(asked).catch((error) => ({ red: null, because: String(error) })));
});
process.once('disconnect', () => process.exit());
process.send?.('ready');

async function judge({ fault: given, tests }: Asked): Promise<Verdict> {
  fault = given;
  order = tests.map((test) => join(ROOT, test));
  const file = given && join(ROOT, given.file);
  if (file) vitest.invalidateFile(file);
  try {
    const specs = order.map((test) => projectOf(test).createSpecification(test));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs, false);
    // Vitest also reports files of earlier runs; those after the first red one were not run now.
    const red = testModules
      .filter(({ moduleId }) => order.includes(moduleId))
      .toSorted((one, other) => order.indexOf(one.moduleId) - order.indexOf(other.moduleId))
      .find((each) => each.state() === 'failed');
    const thrown = [...(red?.errors() ?? []), ...unhandledErrors] as { message?: string }[];
    const failed = red && [...red.children.allTests('failed')][0];
    return {
      red: red ? red.moduleId.slice(ROOT.length + 1) : null,
      because: failed?.fullName ?? thrown[0]?.message ?? '',
    };
  } finally {
    fault = undefined;
    if (file) vitest.invalidateFile(file);
  }
}

function projectOf(test: string) {
  const project = vitest.projects.find((each) => each.matchesTestGlob(test));
  if (!project) throw new Error(`No project runs ${test}.`);
  return project;
}

async function read(path: string): Promise<ViteUserConfig> {
  const found = await loadConfigFromFile({ command: 'serve', mode: 'test' }, join(ROOT, path));
  if (!found) throw new Error(`${path} cannot be read.`);
  return found.config;
}

function planted(config: ViteUserConfig): TestProjectConfiguration {
  return { ...config, plugins: [plant, ...(config.plugins ?? [])] } as TestProjectConfiguration;
}
