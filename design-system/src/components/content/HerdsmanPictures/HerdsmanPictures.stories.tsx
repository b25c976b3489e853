import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyCover, wordsOf } from '../../../stories/index.ts';
import { HerdsmanPictures } from './HerdsmanPictures.tsx';

const meta = {
  title: 'components/content/HerdsmanPictures',
  component: HerdsmanPictures,
  args: { pictures: [storyCover(1), storyCover(2), storyCover(3)] },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 690 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HerdsmanPictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const One: Story = { args: { pictures: [storyCover(1)] } };
/** The focus comes back to the picture that was opened. */
export const Opened: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = wordsOf('herdsman-clubs')('pictures.open', { n: '2', total: '3' });
    await userEvent.click(canvas.getByRole('button', { name }));
    const box = within(await canvas.findByRole('dialog'));
    await userEvent.click(box.getByRole('button', { name: wordsOf('herdsman-clubs')('pictures.close') }));
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <HerdsmanPictures {...args} />
      <HerdsmanPictures {...args} {...One.args} />
    </div>
  ),
};
