import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { wordsOf } from '../../../stories/index.ts';
import { picture } from '../content.fixtures.ts';
import { PostLightbox } from './PostLightbox.tsx';

const meta = {
  title: 'components/content/PostLightbox',
  component: PostLightbox,
  args: {
    pictures: [
      { url: picture(), alt: '' },
      { url: picture('#2e77d0'), alt: '' },
    ],
    shown: 0,
    onShow: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof PostLightbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ args, canvasElement }) => {
    const t = wordsOf('circle');
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('pictures.next') }));
    await expect(args.onShow).toHaveBeenCalledWith(1);
  },
};

/** A dialog stands alone: the state with most in it. */
export const AllStates: Story = { name: 'All states' };
