// A reporter of Vitest: writes how many tests passed and what failed, with errors outside of tests.
import { writeFileSync } from 'node:fs';

const MOST_LINES = 12;

export class Report {
  constructor(file) {
    this.file = file;
  }

  onTestRunEnd(modules, unhandledErrors) {
    const failures = unhandledErrors.map((error) => tell('Outside of a test', [error]));
    let passed = 0;
    for (const module of modules) {
      if (module.errors().length > 0) failures.push(tell(module.relativeModuleId, module.errors()));
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed') {
          failures.push(tell(`${module.relativeModuleId}: ${test.fullName}`, errors));
        }
      }
      for (const suite of module.children.allSuites()) {
        if (suite.errors().length > 0) failures.push(tell(suite.fullName, suite.errors()));
      }
    }
    writeFileSync(this.file, JSON.stringify({ passed, failures }));
  }
}

function tell(name, errors) {
  const lines = errors
    .flatMap(({ stack, message }) => String(stack ?? message).split('\n'))
    .filter((line) => !line.includes('node_modules'));
  return [name, ...lines.slice(0, MOST_LINES)].join('\n');
}
