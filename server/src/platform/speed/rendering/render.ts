// A process of its own, which the drawing's memory ends with: draws the wizard's first step by the
// build of the web that it is named, of the products that it reads, and writes it.
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const [, , file = ''] = process.argv;
const build = await import(pathToFileURL(file).href);
const page = await build.entry.module.renderFirstStep(build, JSON.parse(await text(process.stdin)));
process.stdout.write(page);
