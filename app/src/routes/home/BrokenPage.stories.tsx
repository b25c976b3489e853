import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChunkLoadError } from '../../shared/chunks/index.ts';
import { BrokenPage } from './BrokenPage.tsx';

/** Without the shell, which goes on around it: no answer of a call leads here. */
const meta = {
  title: 'Pages/home/Broken',
  component: BrokenPage,
  tags: ['!autodocs'],
  args: { error: new Error('a fault of ours') },
} satisfies Meta<typeof BrokenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A fault of ours. */
export const Fault: Story = {};

/** M38: a script group did not come. */
export const ScriptMissing: Story = { tags: ['pictured'], args: { error: new ChunkLoadError('error') } };

/** K01: a script group did not come in two minutes. */
export const ScriptLate: Story = { args: { error: new ChunkLoadError('timeout') } };
