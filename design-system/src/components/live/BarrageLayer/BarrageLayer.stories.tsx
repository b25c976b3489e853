import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { talk } from '../../../stories/index.ts';
import { LivePicture } from '../live.fixtures.tsx';
import { BarrageLayer, type BarrageLayerHandle, type BarrageLayerProps } from './BarrageLayer.tsx';
import { defaultBarrageSettings } from './barrage-settings.ts';

const words = [
  talk.wellTold,
  talk.thanks,
  talk.thanksLoud,
  '666',
  talk.crossMeaning,
  talk.targetPrice,
  talk.learned,
  talk.great,
];

interface ShowerProps extends Omit<BarrageLayerProps, 'ref'> {
  /** Comments pushed at once. */
  count: number;
}

/** Pushes comments as soon as it stands, and holds them in flight so that a picture of it is always the same. */
function Shower({ count, ...props }: ShowerProps) {
  const layer = useRef<BarrageLayerHandle>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        for (let at = 0; at < count; at += 1) {
          layer.current?.push({ id: `c${at}`, text: words[at % words.length] ?? '', isOwn: at === 2 });
        }
      });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [count]);
  return (
    <div data-surface="stage" style={{ position: 'relative', aspectRatio: '16 / 9', maxInlineSize: 720 }}>
      <LivePicture />
      <BarrageLayer ref={layer} {...props} />
    </div>
  );
}

/** Comments come while the tab is hidden, one of them mine, and one after it is shown again. */
function HiddenMeanwhile(props: Omit<BarrageLayerProps, 'ref'>) {
  const layer = useRef<BarrageLayerHandle>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      layer.current?.push({ id: 'old', text: talk.thanks });
      layer.current?.push({ id: 'mine', text: talk.thanksLoud, isOwn: true });
      Reflect.deleteProperty(document, 'hidden');
      layer.current?.push({ id: 'new', text: talk.wellTold });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div data-surface="stage" style={{ position: 'relative', aspectRatio: '16 / 9', maxInlineSize: 720 }}>
      <LivePicture />
      <BarrageLayer ref={layer} {...props} />
    </div>
  );
}

const meta = {
  title: 'components/live/BarrageLayer',
  component: Shower,
  args: { settings: defaultBarrageSettings, count: 8, motion: 'flying' },
} satisfies Meta<typeof Shower>;

export default meta;
type Story = StoryObj<typeof meta>;

const flying = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLElement>('[data-flying]')];

/** What others said while the tab was hidden does not fly afterwards; what comes then does. */
export const AfterHiddenTab: Story = {
  tags: ['moving'],
  args: { count: 0 },
  render: (args) => <HiddenMeanwhile {...args} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(flying(canvasElement)).toHaveLength(2));
    const shown = flying(canvasElement).map(({ textContent }) => textContent);
    await expect(shown).toEqual([talk.thanksLoud, talk.wellTold]);
  },
};

/** Half of the picture: 8 comments find 5 lanes; three of others are dropped, none lies over another. */
export const Flying: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(flying(canvasElement).length).toBeGreaterThan(3));
    for (const bullet of flying(canvasElement)) {
      for (const animation of bullet.getAnimations()) {
        animation.pause();
        animation.currentTime = 3_000;
      }
    }
    const boxes = flying(canvasElement).map((bullet) => bullet.getBoundingClientRect());
    const overlaps = boxes.some((one, index) =>
      boxes
        .slice(index + 1)
        .some(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
    );
    await expect(overlaps).toBe(false);
  },
};

export const Quarter: Story = {
  args: { settings: { isOn: true, area: 25, opacity: 0.6 } },
};

/** Hundreds at once: the lanes are full, the rest is dropped, the pool stays small. */
export const Storm: Story = {
  args: { count: 400, settings: { isOn: true, area: 100, opacity: 1 } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(flying(canvasElement).length).toBeGreaterThan(5));
    await expect(canvasElement.querySelectorAll('[aria-hidden] > span').length).toBeLessThanOrEqual(120);
  },
};

/** Twice as many as fit: every lane has one, the rest is dropped. */
export const Sparse: Story = {
  args: { count: 40, settings: { isOn: true, area: 50, opacity: 1, density: 'sparse' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(flying(canvasElement).length).toBeGreaterThan(2));
  },
};

export const Off: Story = { args: { settings: { ...defaultBarrageSettings, isOn: false } } };

/** For members who asked for less motion, and for screen readers. */
export const AsText: Story = {
  args: { motion: 'text' },
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole('log');
    await waitFor(() => expect(log.children).toHaveLength(4));
    await expect(log).toHaveTextContent(talk.great);
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Shower {...args} motion="text" />
      <Shower {...args} settings={{ ...defaultBarrageSettings, isOn: false }} />
    </div>
  ),
};
