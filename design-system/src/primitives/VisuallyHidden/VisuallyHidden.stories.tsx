import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { controls, heard } from '../../stories/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'primitives/VisuallyHidden',
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  name: 'All states',
  render: () => (
    <button type="button">
      ♥ 128 <VisuallyHidden>{controls.peopleLike}</VisuallyHidden>
    </button>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName(
      heard('128', controls.peopleLike),
    );
  },
};
