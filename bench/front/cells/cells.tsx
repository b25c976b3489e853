import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/*
 * The work that every library does here: half the cells are buttons of 3 tones, 2 fills and 3 sizes, half are cards.
 */
export type CellTone = 'primary' | 'neutral' | 'danger';
export type CellSize = 'small' | 'medium' | 'large';
const tones: readonly CellTone[] = ['primary', 'neutral', 'danger'];
const sizes: readonly CellSize[] = ['small', 'medium', 'large'];

export interface Cells {
  readonly Button: ComponentType<{ tone: CellTone; size: CellSize; outlined: boolean; children: ReactNode }>;
  readonly Card: ComponentType<{ tone: CellTone; size: CellSize; children: ReactNode }>;
  /** Stands round everything and wears theme 0 or 1. */
  readonly Theme?: ComponentType<{ theme: number; children: ReactNode }>;
  /** Changes the theme without React, where the library does. */
  readonly setTheme?: (theme: number) => void;
}

const bare = ({ children }: { children: ReactNode }) => <>{children}</>;

/** Puts the cells on the page and offers `window.bench` to the measuring side. */
export function offer({ Button, Card, Theme = bare, setTheme }: Cells): void {
  const box = document.getElementById('box');
  if (!box) throw new Error('no box');
  let setCount: (count: number) => void = () => {};
  let setTurn: (change: (turn: { n: number }) => { n: number }) => void = () => {};
  let wear: (theme: number) => void = () => {};

  function App() {
    const [count, changeCount] = useState(0);
    const [turn, changeTurn] = useState({ n: 0 });
    const [theme, changeTheme] = useState(0);
    useLayoutEffect(() => {
      setCount = changeCount;
      setTurn = changeTurn;
      wear = changeTheme;
    }, []);
    return (
      <Theme theme={theme}>
        <div style={{ display: 'flex', flexWrap: 'wrap' }}>
          {Array.from({ length: count }, (_, at) => {
            const tone = tones[(at + turn.n) % 3] ?? 'neutral';
            const size = sizes[((at >> 1) + turn.n) % 3] ?? 'medium';
            return at % 2 === 1 ? (
              <Card key={at} tone={tone} size={size}>
                Card {at}
              </Card>
            ) : (
              <Button key={at} tone={tone} size={size} outlined={at % 4 === 0}>
                Go {at}
              </Button>
            );
          })}
        </div>
      </Theme>
    );
  }

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const pause = () => new Promise((resolve) => setTimeout(resolve, 10));
  const timed = (work: () => void): number => {
    const start = performance.now();
    work();
    void box.offsetHeight;
    box.querySelector('button')?.getBoundingClientRect();
    return performance.now() - start;
  };
  const rest = async () => {
    await frame();
    await pause();
  };
  const changeTheme = (theme: number) => (setTheme ? setTheme(theme) : flushSync(() => wear(theme)));
  /** Of the first filled primary button: what the theme must change. */
  const colour = () => {
    const { backgroundColor, backgroundImage } = getComputedStyle(
      [...box.querySelectorAll('button')][3] ?? box,
    );
    return backgroundColor + backgroundImage;
  };
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

  setTheme?.(0);
  flushSync(() => createRoot(box).render(<App />));
  Object.assign(window, {
    bench: {
      /** A fresh page: first mount, first theme switch, and back. ms */
      async cold(count: number) {
        await pause();
        const mount = timed(() => flushSync(() => setCount(count)));
        await rest();
        const before = colour();
        const theme = timed(() => {
          changeTheme(1);
          colour();
        });
        await new Promise((resolve) => setTimeout(resolve, 400));
        const switched = before === colour() ? 0 : 1;
        return { coldMount: mount, theme, switched };
      },
      /** A warm page: medians of so many mounts, and of renders with nothing changed. ms */
      async warm(count: number, times: number) {
        const mounts: number[] = [];
        const renders: number[] = [];
        for (let time = 0; time < times; time += 1) {
          mounts.push(timed(() => flushSync(() => setCount(count))));
          await frame();
          renders.push(timed(() => flushSync(() => setTurn((turn) => ({ ...turn })))));
          await frame();
          flushSync(() => setCount(0));
          await rest();
        }
        return { mount: middle(mounts), render: middle(renders) };
      },
    },
  });
}
