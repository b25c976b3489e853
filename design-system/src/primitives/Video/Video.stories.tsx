import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { controls } from '../../stories/index.ts';
import { storyRecording } from '../../stories/recording.ts';
import { Button } from '../Button/Button.tsx';
import { Video } from './Video.tsx';

const meta = {
  title: 'primitives/Video',
  component: Video,
  args: {
    src: storyRecording,
    'aria-label': controls.videoWord,
    playsInline: true,
    preload: 'metadata',
  },
} satisfies Meta<typeof Video>;

export default meta;
type Story = StoryObj<typeof meta>;

const videoIn = (canvas: HTMLElement): HTMLVideoElement => {
  const video = canvas.querySelector('video');
  if (!video) throw new Error('no video is shown');
  return video;
};

/** While it is on the page it has what it plays. */
export const AllStates: Story = {
  name: 'All states',
  play: async ({ canvasElement }) => {
    const video = videoIn(canvasElement);
    await waitFor(() => expect(video.readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_METADATA));
    await expect(video.networkState).not.toBe(HTMLMediaElement.NETWORK_EMPTY);
  },
};

function Leaving(props: React.ComponentProps<typeof Video>) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <Button onClick={() => setShown(false)}>{controls.close}</Button>
      {isShown && <Video {...props} />}
    </>
  );
}

/** A video that left the page asks for nothing more. */
export const LeftThePage: Story = {
  render: (args) => <Leaving {...args} />,
  play: async ({ canvasElement }) => {
    const video = videoIn(canvasElement);
    await waitFor(() => expect(video.readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_METADATA));
    await userEvent.click(within(canvasElement).getByRole('button', { name: controls.close }));
    await waitFor(() => expect(video.networkState).toBe(HTMLMediaElement.NETWORK_EMPTY));
  },
};
