// npm run rooms: who may import whom, and what files are called. One line a breach.
import { root } from './install.mjs';
import { checkRooms } from './rooms/check-rooms.mjs';

const breaches = checkRooms(root);
for (const breach of breaches) console.log(breach);
if (breaches.length > 0) process.exitCode = 1;
else console.log('Every import keeps to its room.');
