import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { failures, titles } from '../../../stories/index.ts';
import { questions, storyNow } from '../class-work.fixtures.ts';
import { TaskEditor } from './TaskEditor.tsx';

const meta = {
  title: 'components/class-work/TaskEditor',
  component: TaskEditor,
  parameters: { docs: { story: { inline: false, iframeHeight: 760 } } },
  args: {
    draft: { kind: 'form', title: titles.autumn, deadline: null, fields: questions },
    errors: {},
    isSending: false,
    now: storyNow,
    timeZone: 'Asia/Shanghai',
    limits: { questions: 30, options: 20 },
    newId: () => 'new',
    onChange: fn(),
    onPublish: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TaskEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  tags: ['pictured'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const [remove] = dialog.getAllByRole('listitem').map((item) => within(item).getAllByRole('button')[0]);
    await userEvent.click(remove ?? document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith({ fields: questions.slice(1) });
  },
};
export const Assignment: Story = {
  tags: ['pictured'],
  args: { draft: { kind: 'assignment', title: '', deadline: null, fields: [] } },
};
export const SignIn: Story = {
  tags: ['pictured'],
  args: { draft: { kind: 'sign_in', title: titles.goodEvening, deadline: null, fields: [] } },
};
export const Refused: Story = {
  tags: ['pictured'],
  args: {
    draft: { kind: 'form', title: '', deadline: null, fields: [] },
    errors: { title: failures.fillIn, fields: failures.addQuestion },
    reason: failures.noAnswer,
  },
};
export const Publishing: Story = { tags: ['pictured'], args: { isSending: true } };

export const AllStates: Story = { name: 'All states' };
