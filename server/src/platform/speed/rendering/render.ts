// A process of its own, which the rendering's memory ends with: renders the pages by the build of the web
// that it is named, from what it reads, and writes them as JSON.
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const [, , file = ''] = process.argv;
const build = await import(pathToFileURL(file).href);
const pages = await build.entry.module.renderPages(build, JSON.parse(await text(process.stdin)));
process.stdout.write(JSON.stringify(pages));
