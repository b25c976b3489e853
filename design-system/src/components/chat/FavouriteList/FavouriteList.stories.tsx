import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { fileNames, talk } from '../../../stories/index.ts';
import { storyNow } from '../chat.fixtures.ts';
import { headTeacher, lecturer } from '../class.fixtures.ts';
import { FavouriteList, type FavouriteMessage } from './FavouriteList.tsx';

const kept: readonly FavouriteMessage[] = [
  { id: '1', nickname: headTeacher.nickname, text: talk.classTonight, savedAt: storyNow() },
  { id: '2', nickname: '', text: null, savedAt: storyNow() - 3_600_000 },
  { id: '3', nickname: lecturer.nickname, text: fileNames.notesTwelve, savedAt: storyNow() - 90_000_000 },
];
const ready = { kind: 'ready', favourites: kept, hasMore: true, isLoadingMore: false } as const;

const meta = {
  title: 'components/chat/FavouriteList',
  component: FavouriteList,
  args: { state: ready, onOpen: fn(), onRemove: fn(), onMore: fn() },
} satisfies Meta<typeof FavouriteList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** M34: one whose message is gone leads nowhere, and can be removed. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, , gone, removeGone] = canvas.getAllByRole('button');
    await userEvent.click(first ?? canvasElement);
    await expect(args.onOpen).toHaveBeenCalledWith(kept[0]);
    await expect(gone).toBeDisabled();
    await userEvent.click(removeGone ?? canvasElement);
    await expect(args.onRemove).toHaveBeenCalledWith(kept[1]);
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { state: { ...ready, favourites: [], hasMore: false } } };
export const Failed: Story = { args: { state: { kind: 'failed', onRetry: fn() } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const AllStates: Story = {
  name: 'All states',
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['ready', ready],
          ['loading more', { ...ready, isLoadingMore: true }],
          ['empty', { ...ready, favourites: [], hasMore: false }],
          ['failed', { kind: 'failed', onRetry: fn() }],
          ['loading', { kind: 'loading' }],
        ] as const
      ).map(([label, state]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <FavouriteList {...args} state={state} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
