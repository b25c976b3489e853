import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, titles } from '../../../stories/index.ts';
import { FormCard, SignInTaskCard } from '../../exams/index.ts';
import { day, storyNow } from '../class-work.fixtures.ts';
import { WorkList } from './WorkList.tsx';

const cards = [
  <SignInTaskCard
    key="s"
    title={titles.goodEvening}
    state="open"
    deadline={null}
    turnout={{ done: 212, all: 486 }}
    onOpen={fn()}
  />,
  <FormCard
    key="f"
    title={titles.eveningForm}
    state={{ kind: 'open' }}
    fields={3}
    deadline={storyNow + 2 * day}
    onOpen={fn()}
  />,
];

const meta = {
  title: 'components/class-work/WorkList',
  component: WorkList,
  args: { state: { kind: 'ready' }, children: cards },
} satisfies Meta<typeof WorkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ForStaff: Story = {
  args: { onAdd: fn(), state: { kind: 'ready', more: { isLoading: false, onLoad: fn() } } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    const items = await screen.findAllByRole('menuitem');
    await userEvent.click(items[2] ?? canvasElement);
    await expect(args.onAdd).toHaveBeenCalledWith('sign_in');
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['ready', {}],
          ['for staff', ForStaff.args],
          ['empty', { children: [] }],
          ['loading', { state: { kind: 'loading' } }],
          ['failed', { state: { kind: 'failed', reason: failures.noAnswer, onRetry: fn() } }],
        ] as const
      ).map(([label, own]) => (
        <StoryRow key={label} label={label}>
          <div style={{ inlineSize: 360 }}>
            <WorkList {...args} {...own} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
