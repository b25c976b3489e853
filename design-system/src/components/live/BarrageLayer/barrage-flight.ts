import { createBarrageLanes } from './barrage-lanes.ts';
import { bulletClass } from './BarrageLayer.styles.ts';

/** One flying comment. */
export interface BarrageItem {
  id: string;
  text: string;
  /** Mine: marked, and never dropped. */
  isOwn?: boolean;
}

/** Throws comments across a box, outside React: one layout per frame however many come. */
export interface BarrageFlight {
  push: (item: BarrageItem) => void;
  /** @param height px that comments may use, from the top */
  resize: (width: number, height: number) => void;
  /** @param gap px that stay free behind a comment */
  space: (gap: number) => void;
  pause: (isPaused: boolean) => void;
  /** Takes away what flies and what waits. */
  clear: () => void;
  stop: () => void;
}

/** So many may wait for a frame or a lane; older ones of others are dropped. */
const mostWaiting = 120;

/**
 * @param box what they fly in; its children belong to the flight
 * @param laneHeight px
 * @param crossing a comment crosses the box in about so long, ms
 */
export function createBarrageFlight(box: HTMLElement, laneHeight: number, crossing: number): BarrageFlight {
  const idle: HTMLElement[] = [];
  const flying = new Map<HTMLElement, Animation>();
  let waiting: BarrageItem[] = [];
  let boxWidth = 0;
  let isPaused = false;
  let frame = 0;
  const speed = () => Math.max(0.08, boxWidth / crossing);
  const lanes = createBarrageLanes(speed);

  const land = (node: HTMLElement) => {
    flying.delete(node);
    delete node.dataset['flying'];
    idle.push(node);
  };

  const nodeFor = (item: BarrageItem): HTMLElement => {
    const node = idle.pop() ?? box.appendChild(document.createElement('span'));
    node.className = bulletClass;
    node.textContent = item.text;
    node.toggleAttribute('data-own', item.isOwn === true);
    return node;
  };

  const launch = (node: HTMLElement, width: number, lane: number) => {
    const top = lane * laneHeight;
    node.dataset['flying'] = '';
    const animation = node.animate(
      [
        { transform: `translate(${boxWidth}px, ${top}px)` },
        { transform: `translate(${-width}px, ${top}px)` },
      ],
      { duration: (boxWidth + width) / speed(), easing: 'linear', fill: 'both' },
    );
    flying.set(node, animation);
    animation.onfinish = () => {
      animation.cancel();
      land(node);
    };
  };

  const throwWaiting = (at: number) => {
    frame = 0;
    if (isPaused || boxWidth === 0) return;
    const free = lanes.free(at);
    const tried = waiting.slice(0, free).map((item) => ({ item, node: nodeFor(item) }));
    const widths = tried.map(({ node }) => node.offsetWidth);
    // No room: a comment of others is dropped rather than laid over another; mine waits for the next lane.
    waiting = waiting.slice(free).filter(({ isOwn }) => isOwn === true);
    for (const [index, { node }] of tried.entries()) {
      const width = widths[index] ?? 0;
      const lane = lanes.take(width, at);
      if (lane !== undefined) launch(node, width, lane);
    }
    if (waiting.length > 0) schedule();
  };

  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(throwWaiting);
  };

  return {
    push: (item) => {
      // Nothing is painted in a hidden tab: what others say there would fly as news when it is shown again.
      if (document.hidden && item.isOwn !== true) return;
      waiting.push(item);
      if (waiting.length > mostWaiting) {
        const oldest = waiting.findIndex(({ isOwn }) => isOwn !== true);
        waiting.splice(Math.max(0, oldest), 1);
      }
      schedule();
    },
    resize: (width, height) => {
      boxWidth = width;
      lanes.resize(Math.max(1, Math.floor(height / laneHeight)));
      if (waiting.length > 0) schedule();
    },
    space: lanes.space,
    pause: (paused) => {
      isPaused = paused;
      for (const animation of flying.values()) {
        if (paused) animation.pause();
        else animation.play();
      }
      if (!paused && waiting.length > 0) schedule();
    },
    clear: () => {
      waiting = [];
      for (const [node, animation] of flying) {
        animation.cancel();
        land(node);
      }
      lanes.clear();
    },
    stop: () => {
      cancelAnimationFrame(frame);
      for (const animation of flying.values()) animation.cancel();
      flying.clear();
      box.replaceChildren();
    },
  };
}
