// npm run rooms: checks imports and file names. One line per violation. With --draw it also draws
// the server's modules into docs/architecture.md.
import { root } from './install.mjs';
import { checkRooms, importsOfModules, readSources } from './rooms/check-rooms.mjs';
import { drawModules, isDrawn, writeDrawing } from './rooms/draw-modules.mjs';

const sources = readSources(root);
const breaches = checkRooms(root, sources);
const drawing = drawModules(importsOfModules(sources));
if (process.argv.includes('--draw')) writeDrawing(root, drawing);
if (!isDrawn(root, drawing)) {
  breaches.push(
    'docs/architecture.md: the drawing of the modules is old; npm run rooms -- --draw.',
  );
}
for (const breach of breaches) console.log(breach);
if (breaches.length > 0) process.exitCode = 1;
else console.log('Every import keeps to its room.');
