import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, fn } from 'storybook/test';
import { Button } from '../../../primitives/index.ts';
import { cast, fileNames } from '../../../stories/index.ts';
import { Watermark } from './Watermark.tsx';

const press = fn();

const meta = {
  title: 'components/documents/Watermark',
  component: Watermark,
  args: { text: `${cast.mei.nickname} 88210042` },
  render: (args) => (
    <div style={{ position: 'relative', height: 360, overflow: 'hidden' }}>
      <p>{fileNames.opinion}</p>
      <Button onClick={press}>{fileNames.readOn}</Button>
      <Watermark {...args} />
    </div>
  ),
} satisfies Meta<typeof Watermark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What lies below it can still be pressed. */
export const AllStates: Story = {
  name: 'All states',
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: fileNames.readOn });
    const { x, y, width, height } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(button);
    await userEvent.click(button);
    await expect(press).toHaveBeenCalled();
  },
};

export const LongName: Story = { tags: ['pictured'], args: { text: `${cast.phanthipha.nickname} 88210042` } };
