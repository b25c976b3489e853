import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { study } from '../../../stories/index.ts';
import { day, storyNow } from '../content.fixtures.ts';
import { DownloadCard } from './DownloadCard.tsx';

const meta = {
  title: 'components/content/DownloadCard',
  component: DownloadCard,
  args: {
    system: study.windows,
    version: '1.4.2',
    releasedAt: storyNow - 6 * day,
    size: 96_468_992,
    checksum: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    href: '/download/goldbean-1.4.2.exe',
    notes: [study.newBarrage, study.newReplay],
    onCopyChecksum: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 690 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DownloadCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Other: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.href);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onCopyChecksum).toHaveBeenCalledOnce();
  },
};
export const Recommended: Story = { args: { isRecommended: true } };
export const Copied: Story = { args: { isCopied: true, notes: [] } };
export const WithCode: Story = {
  args: {
    system: study.android,
    qr: (
      <svg viewBox="0 0 21 21" width="120" height="120" aria-hidden="true">
        <rect width="21" height="21" fill="#fff" />
        <path
          d="M0 0h7v7H0zM14 0h7v7h-7zM0 14h7v7H0zM9 2h2v3H9zM9 9h3v3H9zM14 10h4v2h-4zM10 15h2v4h-2zM15 15h5v2h-5z"
          fill="#101419"
        />
      </svg>
    ),
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <DownloadCard {...args} isRecommended />
      <DownloadCard {...args} {...WithCode.args} />
      <DownloadCard {...args} {...Copied.args} system={study.macos} />
      <div style={{ inlineSize: 320 }}>
        <DownloadCard {...args} notes={[]} />
      </div>
    </div>
  ),
};
