import { tokens } from '@goldbean/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ValueRows } from './value-rows.tsx';

const meta = { title: 'foundations/Radius', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Corners: Story = {
  render: () => (
    <ValueRows
      group="radius"
      draw={(variable) => ({
        inlineSize: 120,
        blockSize: 64,
        background: tokens.color.surface.default,
        border: `1px solid ${tokens.color.border.default}`,
        borderRadius: variable,
      })}
    />
  ),
};
