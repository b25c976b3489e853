import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { wordsOf } from '../../../stories/index.ts';
import { minute, onStage, sameRegionOften, StageWall } from '../live.fixtures.tsx';
import { ReplayChoices } from './ReplayChoices.tsx';

const recorded = 84 * minute;
const meta = {
  title: 'components/live/ReplayChoices',
  component: ReplayChoices,
  args: {
    value: { mode: 'limited', days: 7, from: 0, to: recorded },
    recorded,
    position: 3 * minute,
    daysMost: 7,
    onSave: fn(),
    onDelete: fn(),
  },
  decorators: [onStage(480)],
} satisfies Meta<typeof ReplayChoices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Limited: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const t = wordsOf('live-tools');
    await userEvent.click(canvas.getByRole('button', { name: t('replay.beginHere', { at: '3:00' }) }));
    await userEvent.click(canvas.getByRole('radio', { name: t('replay.permanent') }));
    await userEvent.click(canvas.getByRole('button', { name: t('replay.save') }));
    await expect(args.onSave).toHaveBeenCalledWith({
      mode: 'permanent',
      days: 7,
      from: 3 * minute,
      to: recorded,
    });
  },
};
/** Deleting asks first. */
export const Deleting: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    const t = wordsOf('live-tools');
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('replay.delete') }));
    const dialog = within(await canvas.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('replay.delete') }));
    await expect(args.onDelete).toHaveBeenCalled();
  },
};
export const Permanent: Story = {
  tags: ['pictured'],
  args: { value: { mode: 'permanent', days: 7, from: 5 * minute, to: 60 * minute }, position: 2 * minute },
};
export const Saving: Story = { tags: ['pictured'], args: { isSaving: true } };

export const AllStates: Story = {
  name: 'All states',
  parameters: sameRegionOften,
  render: (args) => (
    <StageWall column={360}>
      <ReplayChoices {...args} />
      <ReplayChoices {...args} {...Permanent.args} />
      <ReplayChoices {...args} isSaving />
    </StageWall>
  ),
};
