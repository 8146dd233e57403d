import { parentPort, workerData } from 'node:worker_threads';
import { drawDocument } from './draw-document.ts';

// Runs in a thread of its own: answers the PDF of the document that it was started with, and ends.
parentPort?.postMessage(await drawDocument(workerData));
