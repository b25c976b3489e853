import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { CodeFields } from './CodeFields.tsx';

const meta = {
  title: 'components/people/CodeFields',
  component: CodeFields,
  args: {
    areas: [86, 852, 60, 66, 84],
    area: 86,
    account: '',
    accountError: '',
    code: '',
    sending: { isSending: false, wasSent: false, wait: 0 },
    onArea: fn(),
    onAccount: fn(),
    onCode: fn(),
    onSend: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 16, maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Letters do not get into the code. */
export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const [, code] = within(canvasElement).getAllByRole('textbox');
    if (!code) throw new Error('there is no field for the code');
    await userEvent.type(code, 'a1');
    await expect(args.onCode).toHaveBeenLastCalledWith('1');
  },
};

export const Sending: Story = {
  tags: ['pictured'],
  args: { account: '13800000042', sending: { isSending: true, wasSent: false, wait: 0 } },
};

export const Sent: Story = {
  tags: ['pictured'],
  args: { account: '13800000042', code: '123456', sending: { isSending: false, wasSent: true, wait: 42 } },
};

export const WrongNumber: Story = {
  tags: ['pictured'],
  args: { account: '138', accountError: failures.account },
};

export const WrongCode: Story = { tags: ['pictured'], args: { ...Sent.args, codeError: failures.code } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <>
      <CodeFields {...args} />
      <CodeFields {...args} {...Sending.args} />
      <CodeFields {...args} {...Sent.args} />
      <CodeFields {...args} {...WrongNumber.args} />
    </>
  ),
};
