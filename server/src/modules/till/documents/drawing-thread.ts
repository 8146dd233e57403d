import { parentPort, workerData } from 'node:worker_threads';
import { drawDocument } from './draw-document.ts';

// A separate thread: returns the PDF of the document it was started with, and ends.
parentPort?.postMessage(await drawDocument(workerData));
