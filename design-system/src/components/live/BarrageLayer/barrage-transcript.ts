import type { BarrageItem } from './barrage-flight.ts';

/** So many lines stay in it. */
const linesMost = 20;
/** Read out at most so often, so that a storm of comments does not talk without end. ms. */
const everyMs = 1_000;
/** So many of those that came meanwhile are read out, the newest. */
const atOnce = 4;

/** Writes comments into a log for screen readers, outside React: hundreds a second cost a few lines. */
export interface BarrageTranscript {
  push: (item: BarrageItem) => void;
  clear: () => void;
  stop: () => void;
}

/** @param log its children belong to the transcript */
export function createBarrageTranscript(log: HTMLElement): BarrageTranscript {
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    timer = undefined;
    for (const text of waiting) {
      const line = document.createElement('p');
      line.textContent = text;
      log.append(line);
    }
    waiting = [];
    while (log.children.length > linesMost) log.firstElementChild?.remove();
  };

  return {
    push: ({ text }) => {
      waiting = [...waiting, text].slice(-atOnce);
      timer ??= setTimeout(write, everyMs);
    },
    clear: () => {
      waiting = [];
      log.replaceChildren();
    },
    stop: () => clearTimeout(timer),
  };
}
