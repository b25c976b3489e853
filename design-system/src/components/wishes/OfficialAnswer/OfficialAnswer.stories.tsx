import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast, failures, market } from '../../../stories/index.ts';
import { day, now } from '../wishes.fixtures.ts';
import { OfficialAnswer } from './OfficialAnswer.tsx';

const answered = {
  kind: 'answered',
  by: { ...cast.linJiahao },
  text: market.officialTwo,
  at: now - 2 * day,
  editedAt: null,
} as const;

const meta = {
  title: 'components/wishes/OfficialAnswer',
  component: OfficialAnswer,
  args: { state: answered },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OfficialAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

const toWrite = { onWrite: fn(), onSave: fn(), onCancel: fn() };

export const Answered: Story = {};
export const EditedForTheProductHead: Story = {
  args: {
    ...toWrite,
    state: {
      ...answered,
      by: { ...cast.longName },
      text: market.building,
      editedAt: now - day,
    },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onWrite).toHaveBeenCalledOnce();
  },
};
export const Waiting: Story = { args: { state: { kind: 'waiting' } } };
export const WaitingForTheProductHead: Story = { args: { ...toWrite, state: { kind: 'waiting' } } };
export const Writing: Story = {
  args: { ...toWrite, state: { kind: 'writing', text: '' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [cancel, publish] = canvas.getAllByRole('button');
    await userEvent.click(publish ?? canvasElement);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), market.decemberReady);
    await userEvent.click(publish ?? canvasElement);
    await expect(args.onSave).toHaveBeenCalledWith(market.decemberReady);
    await userEvent.click(cancel ?? canvasElement);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Saving: Story = {
  args: { ...toWrite, state: { kind: 'writing', text: answered.text, isSaving: true } },
};
export const Refused: Story = {
  args: { ...toWrite, state: { kind: 'writing', text: answered.text, reason: failures.noAnswer } },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StoryGrid>
      {Object.entries({
        Answered,
        EditedForTheProductHead,
        Waiting,
        WaitingForTheProductHead,
        Writing,
        Saving,
        Refused,
      }).map(([label, story]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <OfficialAnswer {...args} {...story.args} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
