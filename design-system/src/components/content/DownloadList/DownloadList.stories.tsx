import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { study } from '../../../stories/index.ts';
import { day, storyNow } from '../content.fixtures.ts';
import { DownloadList, type DownloadBuild, type DownloadListState } from './DownloadList.tsx';

const build = (name: string, system: string, more: Partial<DownloadBuild> = {}): DownloadBuild => ({
  name,
  system,
  version: '1.4.2',
  releasedAt: storyNow - 6 * day,
  size: 96_468_992,
  checksum: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  href: `/files/releases/${name}`,
  notes: [study.newBarrage, study.newReplay],
  phoneAddress: null,
  ...more,
});
const windows = build('goldbean-1.4.2.exe', study.windows);
const macos = build('goldbean-1.4.2.dmg', study.macos, { notes: [] });
const android = build('goldbean-1.4.2.apk', study.android, {
  phoneAddress: 'https://class.example/files/releases/goldbean-1.4.2.apk',
});

const meta = {
  title: 'components/content/DownloadList',
  component: DownloadList,
  args: {
    state: { kind: 'ready', here: [windows], elsewhere: [macos, android] },
    copied: null,
    onCopyChecksum: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 690 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DownloadList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** S14: the build for this device comes first, and those for a phone have a code. */
export const OnWindows: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveAttribute('href', windows.href);
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    const [copy] = canvas.getAllByRole('button');
    await userEvent.click(copy ?? canvasElement);
    await expect(args.onCopyChecksum).toHaveBeenCalledWith(windows.name);
  },
};
export const Copied: Story = { args: { copied: windows.name } };
export const NoneForThisDevice: Story = {
  args: { state: { kind: 'ready', here: [], elsewhere: [windows, macos] } },
};
export const Empty: Story = { args: { state: { kind: 'ready', here: [], elsewhere: [] } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'error', reason: study.newReplay } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const others: Readonly<Record<string, DownloadListState | undefined>> = {
  none: NoneForThisDevice.args?.state,
  empty: Empty.args?.state,
  loading: Loading.args?.state,
  failed: Failed.args?.state,
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <DownloadList {...args} copied={windows.name} />
      {Object.entries(others).map(
        ([key, state]) => state && <DownloadList key={key} {...args} state={state} />,
      )}
    </div>
  ),
};
