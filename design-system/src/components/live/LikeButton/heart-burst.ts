import { tokens } from '@goldbean/tokens';
import { heartClass } from './LikeButton.styles.ts';

/** Hearts that rise from the button, drawn from a pool, outside React. */
export interface HeartBurst {
  /** @param count hearts to let rise; the pool is the limit */
  rise: (count: number) => void;
  stop: () => void;
}

const poolSize = 16;
const { color, redPacket } = tokens;
const tints = [color.live.fill, redPacket.seal, color.brand.primary, color.gold.fillDeep];
const heartPath =
  'M12 21s-7.5-4.9-10-9.3C.2 8.3 1.6 4 5.4 3.2 8 2.7 10.6 4 12 6.2 13.4 4 16 2.7 18.6 3.2c3.8.8 5.2 5.1 3.4 8.5C19.5 16.1 12 21 12 21z';

/** @param box where they rise; its children belong to the burst */
export function createHeartBurst(box: HTMLElement): HeartBurst {
  const pool: HTMLElement[] = [];
  let next = 0;

  const heart = (): HTMLElement => {
    const made = pool[next % poolSize] ?? box.appendChild(document.createElement('span'));
    if (!made.firstChild) {
      made.className = heartClass;
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      svg.setAttribute('viewBox', '0 0 24 24');
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('d', heartPath);
      svg.append(path);
      made.append(svg);
      pool.push(made);
    }
    made.style.setProperty('--tint', tints[next % tints.length] ?? color.live.fill);
    next += 1;
    return made;
  };

  return {
    rise: (count) => {
      for (let at = 0; at < Math.min(count, poolSize); at += 1) {
        // Spread by turn rather than by chance, so that a burst looks the same each time.
        const sway = ((next * 37) % 60) - 30;
        heart().animate(
          [
            { transform: 'translate(0, 0) scale(0.4)', opacity: 0 },
            { transform: `translate(${sway / 2}px, -40px) scale(1.1)`, opacity: 1, offset: 0.25 },
            { transform: `translate(${sway}px, -160px) scale(0.9)`, opacity: 0 },
          ],
          { duration: 1_100 + (next % 4) * 120, delay: at * 70, easing: 'ease-out', fill: 'backwards' },
        );
      }
    },
    stop: () => {
      box.replaceChildren();
    },
  };
}
