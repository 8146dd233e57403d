// A process of its own, which the drawing's memory ends with: draws the wizard's first step by the build of
// the web that it is named, of what it reads, and writes it.
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const [, , build = ''] = process.argv;
const { entry } = await import(pathToFileURL(build).href);
process.stdout.write(await entry.module.drawFirstStep(JSON.parse(await text(process.stdin))));
