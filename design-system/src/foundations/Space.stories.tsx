import { tokens } from '@goldbean/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ValueRows } from './value-rows.tsx';

const meta = { title: 'foundations/Space', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  render: () => (
    <ValueRows
      group="space"
      draw={(variable) => ({
        inlineSize: variable,
        blockSize: 16,
        background: tokens.color.brand.primary,
      })}
    />
  ),
};
