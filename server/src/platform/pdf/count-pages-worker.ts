import { parentPort, workerData } from 'node:worker_threads';
import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfAnswer } from './count-pages.ts';

async function count(data: Uint8Array<ArrayBuffer>): Promise<PdfAnswer> {
  try {
    const file = await getDocument({ data, enableXfa: false, useWorkerFetch: false }).promise;
    // The number that a file states may be none: its last page has to be there.
    await file.getPage(file.numPages);
    return { pages: file.numPages };
  } catch (error) {
    return { fault: error instanceof PasswordException ? 'locked' : 'broken' };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- the port of a thread, not a window
parentPort?.postMessage(await count(workerData as Uint8Array<ArrayBuffer>));
