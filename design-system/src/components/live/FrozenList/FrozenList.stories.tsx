import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cast, failures, titles, wordsOf } from '../../../stories/index.ts';
import { day, hour, storyNow } from '../live.fixtures.tsx';
import type { FrozenMember } from './frozen-member.ts';
import { FrozenList } from './FrozenList.tsx';

const now = storyNow();
const somchai: FrozenMember = {
  id: 'f1',
  ...cast.somchai,
  number: '88020417',
  type: 'days3',
  frozenAt: now - 20 * hour,
  live: titles.averagesTwelve,
  reason: failures.contacts,
  by: cast.nurul.nickname,
  releaseAt: now + 2 * day + 4 * hour,
  ended: null,
};
const zhou: FrozenMember = {
  ...somchai,
  id: 'f2',
  ...cast.zhou,
  number: '88020418',
  type: 'permanent',
  frozenAt: now - 9 * day,
  reason: failures.insult,
  by: '',
  releaseAt: null,
};
const released = { ...somchai, id: 'f3', ended: { at: now - hour, by: '', note: '' } };
const forgiven = {
  ...zhou,
  id: 'f4',
  ended: { at: now - day, by: cast.nurul.nickname, note: failures.spam },
};

const meta = {
  title: 'components/live/FrozenList',
  component: FrozenList,
  args: {
    tab: 'frozen',
    onTab: fn(),
    keyword: '',
    onKeyword: fn(),
    state: { kind: 'ready', members: [somchai, zhou], page: 1, pageCount: 3 },
    onPage: fn(),
    onRetry: fn(),
    isSaving: false,
    onUnfreeze: fn(async () => true),
    now: storyNow,
    onReleased: fn(),
  },
} satisfies Meta<typeof FrozenList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** S38: several at once, with a note; the question closes when it was done. */
export const Frozen: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    const t = wordsOf('frozen-list');
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: t('choose.all') }));
    await userEvent.click(
      canvas.getByRole('checkbox', { name: t('choose.one', { name: somchai.nickname }) }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('unfreeze.some', { count: 1 }) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'ok');
    await userEvent.click(dialog.getByRole('button', { name: t('unfreeze.confirm') }));
    await expect(args.onUnfreeze).toHaveBeenCalledWith(['f2'], 'ok');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const Unfrozen: Story = {
  args: { tab: 'unfrozen', state: { kind: 'ready', members: [released, forgiven], page: 1, pageCount: 1 } },
};
export const NobodyFrozen: Story = { args: { state: { kind: 'ready', members: [], page: 1, pageCount: 1 } } };
export const NobodyUnfrozen: Story = { args: { ...NobodyFrozen.args, tab: 'unfrozen' } };
export const NobodyFound: Story = { args: { ...NobodyFrozen.args, keyword: cast.nurul.nickname } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = { args: { state: { kind: 'failed', reason: failures.noAnswer } } };

export const AllStates: Story = {
  name: 'All states',
  // Each state is the same part of a page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {Object.entries({
        Frozen,
        Unfrozen,
        NobodyFrozen,
        NobodyUnfrozen,
        NobodyFound,
        Loading,
        LoadFailed,
      }).map(([name, story]) => (
        <FrozenList key={name} {...args} {...story.args} />
      ))}
    </div>
  ),
};
