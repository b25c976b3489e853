import { tokens } from '@goldbean/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ValueRows } from './value-rows.tsx';

const meta = { title: 'foundations/Elevation', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shadows: Story = {
  render: () => (
    <ValueRows
      group="shadow"
      draw={(variable) => ({
        inlineSize: 160,
        blockSize: 72,
        background: tokens.color.surface.default,
        borderRadius: tokens.radius.medium,
        boxShadow: variable,
      })}
    />
  ),
};

/** What stands over what, lowest first. */
export const Layers: Story = {
  render: () => (
    <ValueRows
      group="z"
      draw={(variable) => ({
        inlineSize: 72,
        blockSize: 24,
        background: tokens.color.brand.subtle,
        borderRadius: tokens.radius.small,
        position: 'relative',
        zIndex: variable,
      })}
    />
  ),
};
