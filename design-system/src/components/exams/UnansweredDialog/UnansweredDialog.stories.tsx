import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { UnansweredDialog } from './UnansweredDialog.tsx';

const questions = (...numbers: number[]) => numbers.map((number) => ({ id: `q${number}`, number }));

const meta = {
  title: 'components/exams/UnansweredDialog',
  component: UnansweredDialog,
  args: { isOpen: true, questions: questions(3, 7, 12, 18, 19), onGo: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UnansweredDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(canvas.getByRole('list'));
    const [, second] = list.getAllByRole('button');
    await userEvent.click(second ?? canvasElement);
    await expect(args.onGo).toHaveBeenLastCalledWith('q7');
    const first = canvas.getAllByRole('button').at(-2);
    await userEvent.click(first ?? canvasElement);
    await expect(args.onGo).toHaveBeenLastCalledWith('q3');
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const One: Story = { tags: ['pictured'], args: { questions: questions(20) } };

export const AllStates: Story = {
  name: 'All states',
  args: { questions: questions(...Array.from({ length: 64 }, (_, at) => at + 37)) },
};
