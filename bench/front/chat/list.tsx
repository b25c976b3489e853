import { type ComponentType, Fragment, memo, type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/* The work that every list does here: a room of 720 x 640 px, messages of 2 to 25 words. */
export interface BenchMessage {
  readonly id: string;
  readonly user: number;
  readonly name: string;
  readonly text: string;
  readonly isOwn: boolean;
  readonly at: number;
}

const words =
  'the class starts soon please open your book at page seven and read aloud with me now great work everyone'.split(
    ' ',
  );
let seed = 7;
const upTo = (n: number): number => {
  seed = (seed * 1103515245 + 12345) & 0x7fffffff;
  return seed % n;
};
const make = (n: number): BenchMessage => ({
  id: `m${n}`,
  user: n % 40,
  name: `Student ${n % 40}`,
  text: Array.from({ length: 2 + upTo(24) }, () => words[upTo(words.length)]).join(' '),
  isOwn: n % 7 === 0,
  at: Date.UTC(2026, 10, 20, 8) + n * 2_000,
});

/** For lists that take a message as it is. */
export const asItIs = (message: BenchMessage): BenchMessage => message;

/** The row of the hand-written variants. */
export const Row = memo(({ message }: { message: BenchMessage }) => (
  <div className={message.isOwn ? 'row own' : 'row'} data-message>
    <div className="face">{message.name[0]}</div>
    <div className="body">
      <div className="meta">
        <span>{message.name}</span>
        <time>{new Date(message.at).toISOString().slice(11, 16)}</time>
      </div>
      <div className="bubble">{message.text}</div>
    </div>
  </div>
));

const css = `
* { box-sizing: border-box } body { margin: 0; font: 14px/1.5 sans-serif }
#box { position: relative; width: 720px; height: 640px; overflow: hidden }
.scroll { height: 640px; overflow-y: auto; overflow-anchor: none }
.row { display: flex; gap: 8px; padding: 6px 12px } .row.own { flex-direction: row-reverse }
.face { flex: none; width: 36px; height: 36px; border-radius: 50%; background: #cde; display: grid; place-items: center }
.body { max-width: 70% } .meta { display: flex; gap: 8px; color: #888; font-size: 12px }
.bubble { background: #f1f3f5; border-radius: 8px; padding: 6px 10px } .own .bubble { background: #d6f0d6 }
`;

/** What counts as a message on the screen, whichever library drew it. */
const drawn =
  '[data-message],[data-index],[role=log] > [style] > *,[class*=str-chat__message],[class*=str-chat__li]';

export interface Variant<Shaped> {
  /** The list itself: all that stands in it comes to be while its time is measured. */
  List: ComponentType<{ messages: readonly Shaped[] }>;
  /** A message as the list takes it; made before its time is measured, since the data are no list's work. */
  shape: (message: BenchMessage) => Shaped;
  /** What stands round any list of the page already (theme, language), as the styles below do. */
  Around?: ComponentType<{ children: ReactNode }>;
  /** The list brings its own styles. */
  isStyled?: boolean;
}

/** Puts a list on the page and offers `window.bench` to the measuring side. */
export function offer<Shaped>({ List, shape, Around = Fragment, isStyled }: Variant<Shaped>): void {
  const style = document.createElement('style');
  style.textContent = isStyled ? `${css.split('\n')[2]}body{margin:0}` : css;
  document.head.append(style);
  const found = document.getElementById('box');
  if (!found) throw new Error('no box');
  const box = found;
  let change: (next: (all: readonly Shaped[]) => readonly Shaped[]) => void = () => {};
  let count = 0;

  function App() {
    const [messages, setMessages] = useState<readonly Shaped[]>([]);
    useLayoutEffect(() => {
      change = setMessages;
    }, []);
    return <Around>{messages.length > 0 && <List messages={messages} />}</Around>;
  }
  flushSync(() => createRoot(box).render(<App />));

  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const pause = () => new Promise((resolve) => setTimeout(resolve));
  /** The innermost box that scrolls. */
  const scroller = (): HTMLElement =>
    [...box.querySelectorAll<HTMLElement>('*')].findLast(
      (element) =>
        element.scrollHeight > element.clientHeight + 40 &&
        /auto|scroll/.test(getComputedStyle(element).overflowY),
    ) ?? box;

  Object.assign(window, {
    bench: {
      /** ms until the first message is painted. */
      async mount(messages: number) {
        const first = Array.from({ length: messages }, (_, n) => shape(make(n)));
        count = messages;
        await frame();
        await pause();
        const start = performance.now();
        flushSync(() => change(() => first));
        void box.offsetHeight;
        while (!box.querySelector(drawn)) await frame();
        await frame();
        await pause();
        return performance.now() - start;
      },
      /** Mean and 99th percentile of ms for one message more, with the view at the end. */
      async follow(messages: number) {
        const list = scroller();
        for (let time = 0; time < 6; time += 1) {
          list.scrollTop = list.scrollHeight;
          await frame();
        }
        await pause();
        const times: number[] = [];
        for (let n = 0; n < messages; n += 1) {
          const message = shape(make(count));
          count += 1;
          const start = performance.now();
          flushSync(() => change((all) => [...all, message]));
          list.scrollTop = list.scrollHeight;
          await Promise.resolve();
          void list.offsetHeight;
          times.push(performance.now() - start);
          if (n % 10 === 9) await frame();
        }
        await frame();
        const sorted = times.toSorted((a, b) => a - b);
        return {
          mean: times.reduce((sum, time) => sum + time, 0) / messages,
          p99: sorted[Math.floor(messages * 0.99)] ?? Number.NaN,
        };
      },
      /** Frames lost, frames without any message, and ms in long tasks. @param step px a frame, 0 for the whole list */
      async scroll(frames: number, step: number) {
        const list = scroller();
        let longMs = 0;
        const long = new PerformanceObserver((entries) => {
          for (const { duration } of entries.getEntries()) longMs += duration;
        });
        long.observe({ type: 'longtask' });
        list.scrollTop = 0;
        await frame();
        await frame();
        const by = step || (list.scrollHeight - list.clientHeight) / frames;
        const { left, top, width, height } = list.getBoundingClientRect();
        let last = await frame();
        let dropped = 0;
        let blank = 0;
        for (let n = 1; n <= frames; n += 1) {
          list.scrollTop = n * by;
          const now = await frame();
          dropped += Math.max(0, Math.round((now - last) / 16.7) - 1);
          last = now;
          const misses = [0.2, 0.5, 0.8].filter(
            (share) =>
              !document
                .elementsFromPoint(left + width / 2, top + height * share)
                .some((element) => element.closest(`.row,${drawn}`)),
          );
          if (misses.length === 3) blank += 1;
        }
        await pause();
        long.disconnect();
        return { dropped, blank, longMs };
      },
      nodes: () => box.querySelectorAll('*').length,
    },
  });
}
