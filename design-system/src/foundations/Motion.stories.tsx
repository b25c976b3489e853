import { tokens } from '@goldbean/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ValueRows } from './value-rows.tsx';

const meta = { title: 'foundations/Motion', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A millisecond is a pixel, so that times can be compared. */
export const Durations: Story = {
  render: () => (
    <ValueRows
      group="motion.duration"
      draw={(_, value) => ({
        inlineSize: value.replace('ms', 'px'),
        blockSize: 16,
        borderRadius: tokens.radius.small,
        background: tokens.color.brand.primary,
      })}
    />
  ),
};
