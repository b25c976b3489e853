import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures } from '../../../stories/index.ts';
import { LikeButton, type LikeButtonHandle, type LikeButtonProps } from './LikeButton.tsx';

/** Likes of others come in as soon as it stands; the hearts are held half way, so that a picture is always the same. */
function LikeBurst({ count, ...props }: LikeButtonProps & { count: number }) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<LikeButtonHandle>(null);
  useEffect(() => {
    button.current?.burst(count);
    for (const animation of box.current?.getAnimations({ subtree: true }) ?? []) {
      animation.pause();
      animation.currentTime = 800;
    }
  }, [count]);
  return (
    <div ref={box} style={{ paddingBlockStart: 180 }}>
      <LikeButton ref={button} {...props} />
    </div>
  );
}

const meta = {
  title: 'components/live/LikeButton',
  component: LikeButton,
  args: { total: 3_402_118, onLike: fn() },
} satisfies Meta<typeof LikeButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const like = within(canvasElement).getByRole('button');
    await userEvent.dblClick(like);
    await expect(args.onLike).toHaveBeenCalledTimes(2);
  },
};
export const None: Story = { args: { total: 0 } };
export const Held: Story = {
  args: { disabledReason: failures.offAir },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onLike).not.toHaveBeenCalled();
  },
};

/** Likes of others raise hearts; the pool is never more than 16 however many come. */
export const Burst: Story = {
  render: (args) => <LikeBurst {...args} count={400} />,
  play: async ({ canvasElement }) => {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[aria-hidden] > span > svg')).toHaveLength(isReduced ? 0 : 16),
    );
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="many">
        <LikeButton {...args} />
      </StoryRow>
      <StoryRow label="none">
        <LikeButton {...args} total={0} />
      </StoryRow>
      <StoryRow label="held">
        <LikeButton {...args} disabledReason={failures.offAir} />
      </StoryRow>
      <StoryRow label="burst" surface="stage">
        <LikeBurst {...args} count={8} />
      </StoryRow>
      <StoryRow label="on the stage" surface="stage">
        <LikeButton {...args} />
        <LikeButton {...args} disabledReason={failures.offAir} />
      </StoryRow>
    </StoryGrid>
  ),
};
