import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, talk, titles } from '../../../stories/index.ts';
import { portrait } from '../content.fixtures.ts';
import { ShortVideoForm } from './ShortVideoForm.tsx';

const name = 'three-checks.mp4';
const bytes = 18_400_000;

const meta = {
  title: 'components/content/ShortVideoForm',
  component: ShortVideoForm,
  args: {
    state: { kind: 'writing' },
    film: { kind: 'none' },
    onFilm: fn(),
    onNoFilm: fn(),
    title: '',
    onTitle: fn(),
    text: '',
    onText: fn(),
    cover: '',
    onCover: fn(),
    onNoCover: fn(),
    chapters: [],
    most: 12,
    lastSecond: 299,
    onChange: fn(),
    onAdd: fn(),
    onRemove: fn(),
    limits: { title: 60, text: 500, minutes: 5, bytes: 209_715_200 },
    onSubmit: fn(),
  },
} satisfies Meta<typeof ShortVideoForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await userEvent.click(buttons.at(-1) ?? canvasElement);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(buttons.at(-2) ?? canvasElement);
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Uploading: Story = {
  args: { film: { kind: 'uploading', name, size: bytes, share: 0.42 }, title: titles.threeChecks },
};
export const Complete: Story = {
  args: {
    film: { kind: 'ready', name, size: bytes, url: '' },
    title: titles.threeChecks,
    text: talk.thanks,
    cover: portrait,
    chapters: [{ key: 'a', at: 12, title: titles.threeChecks, stock: '600519' }],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getAllByRole('textbox')[0] ?? canvasElement, '!');
    await expect(args.onTitle).toHaveBeenCalledWith(`${titles.threeChecks}!`);
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { args: { ...Complete.args, state: { kind: 'sending' } } };
export const Failed: Story = {
  args: { ...Complete.args, state: { kind: 'failed', reason: failures.noAnswer } },
};
/** Of another format, too long or too large. */
export const FilmRefused: Story = {
  args: { film: { kind: 'refused', name: 'three-checks.mov', size: bytes, reason: failures.videoLost } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onNoFilm).toHaveBeenCalledOnce();
  },
};
/** Taken up again after a refusal: everything is still there. */
export const Rejected: Story = {
  args: { ...Complete.args, state: { kind: 'rejected', reason: failures.sureWin } },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <ShortVideoForm {...args} />
      <ShortVideoForm {...args} {...Uploading.args} />
      <ShortVideoForm {...args} {...Complete.args} />
      <ShortVideoForm {...args} {...Sending.args} />
      <ShortVideoForm {...args} {...Failed.args} />
      <ShortVideoForm {...args} {...FilmRefused.args} />
      <ShortVideoForm {...args} {...Rejected.args} />
    </div>
  ),
};
