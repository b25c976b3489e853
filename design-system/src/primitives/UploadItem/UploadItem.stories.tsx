import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../foundations/StoryGrid.tsx';
import { controls, failures, fileNames } from '../../stories/index.ts';
import { UploadItem, type UploadItemProps } from './UploadItem.tsx';

const preview = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#fff3ea"/><path d="M0 34l12-8 10 4 18-20" fill="none" stroke="#f36e14" stroke-width="3"/></svg>',
)}`;

const remove = { label: controls.removePicture, onRemove: fn() };

const meta = {
  title: 'primitives/UploadItem',
  component: UploadItem,
  args: {
    name: 'dividends-2026.png',
    size: '2.4 MB',
    state: { kind: 'queued' },
    status: controls.waiting,
    remove,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<UploadItemProps>;

export default meta;
type Story = StoryObj<UploadItemProps>;

export const Queued: Story = { args: { preview } };

export const Uploading: Story = {
  args: { state: { kind: 'uploading', share: 0.68 }, status: '68%' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'dividends-2026.png' })).toHaveAttribute(
      'value',
      '68',
    );
    await userEvent.click(canvas.getByRole('button', { name: controls.removePicture }));
    await expect(args.remove?.onRemove).toHaveBeenCalledOnce();
  },
};

export const Done: Story = { args: { state: { kind: 'done' }, status: controls.uploaded } };

export const Failed: Story = {
  args: {
    state: { kind: 'failed' },
    status: controls.lostUpload,
    retry: { label: controls.sendPictureAgain, onRetry: fn() },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.retry?.onRetry).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(controls.lostUpload);
  },
};

export const TooLarge: Story = {
  args: {
    name: fileNames.planningVideo,
    size: '1.2 GB',
    state: { kind: 'too-large' },
    status: controls.largerTwoHundred,
  },
};

const row = (props: Partial<UploadItemProps> & Pick<UploadItemProps, 'state' | 'status'>) => (
  <UploadItem name="dividends-2026.png" size="2.4 MB" remove={remove} {...props} />
);
const retry = { label: controls.sendAgain, onRetry: fn() };

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <StoryGrid>
      <StoryRow label="queued">
        {row({ state: { kind: 'queued' }, status: controls.waiting, preview })}
      </StoryRow>
      <StoryRow label="uploading">
        {row({ state: { kind: 'uploading', share: 0.68 }, status: '68%', preview })}
      </StoryRow>
      <StoryRow label="done">{row({ state: { kind: 'done' }, status: controls.uploaded, preview })}</StoryRow>
      <StoryRow label="failed">
        {row({ state: { kind: 'failed' }, status: controls.lostUpload, retry, preview })}
      </StoryRow>
      <StoryRow label="cancelled">
        {row({ state: { kind: 'cancelled' }, status: controls.cancelled, retry })}
      </StoryRow>
      <StoryRow label="too large">
        {row({
          name: fileNames.planningVideo,
          size: '1.2 GB',
          state: { kind: 'too-large' },
          status: controls.largerTwoHundred,
        })}
      </StoryRow>
      <StoryRow label="wrong kind">
        {row({
          name: 'homework.pdf.exe',
          size: '88 kB',
          state: { kind: 'wrong-kind' },
          status: controls.noExe,
        })}
      </StoryRow>
      <StoryRow label="stage" surface="stage">
        {row({ state: { kind: 'uploading', share: 0.2 }, status: '20%' })}
        {row({ state: { kind: 'failed' }, status: failures.uploadFailed, retry })}
      </StoryRow>
    </StoryGrid>
  ),
};
