import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, frame } from '../../../stories/index.ts';
import { cover } from '../../live/live.fixtures.tsx';
import { PictureField } from './PictureField.tsx';

const meta = {
  title: 'components/people/PictureField',
  component: PictureField,
  args: {
    label: frame.background,
    hint: 'JPG, PNG, 10 MB',
    accept: ['image/png', 'image/jpeg'],
    url: '',
    error: '',
    share: null,
    onChoose: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof PictureField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText(args.label, { selector: 'input' });
    await userEvent.upload(input, new File(['x'], 'cover.png', { type: 'image/png' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = { args: { url: cover } };

export const Sending: Story = {
  args: { share: 0.4 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = { args: { error: failures.pictureTen } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: 24 }}>
      <PictureField {...args} />
      <PictureField {...args} {...Chosen.args} />
      <PictureField {...args} share={0.4} />
      <PictureField {...args} {...Refused.args} />
    </div>
  ),
};
