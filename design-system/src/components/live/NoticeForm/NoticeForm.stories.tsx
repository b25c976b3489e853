import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, talk } from '../../../stories/index.ts';
import { onStage, StageWall } from '../live.fixtures.tsx';
import { NoticeForm } from './NoticeForm.tsx';

const meta = {
  title: 'components/live/NoticeForm',
  component: NoticeForm,
  args: { value: '', limit: 200, onChange: fn(), onSend: fn() },
  decorators: [onStage(720)],
} satisfies Meta<typeof NoticeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Written: Story = {
  args: { value: talk.noticePadded },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onSend).toHaveBeenCalledWith(talk.noticeShort);
  },
};
export const Sending: Story = { tags: ['pictured'], args: { value: talk.noticeShort, isSending: true } };
export const Refused: Story = {
  tags: ['pictured'],
  args: { value: talk.noticeShort, error: failures.tooLong },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StageWall column={520}>
      <NoticeForm {...args} />
      <NoticeForm {...args} {...Written.args} />
      <NoticeForm {...args} {...Sending.args} />
    </StageWall>
  ),
};
