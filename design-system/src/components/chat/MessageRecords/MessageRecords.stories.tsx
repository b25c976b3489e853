import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures, fileNames, heard, talk } from '../../../stories/index.ts';
import { storyNow } from '../chat.fixtures.ts';
import { type MessageRecord, MessageRecords } from './MessageRecords.tsx';

const record = (id: string, nickname: string, text: string, hours: number): MessageRecord => ({
  id,
  author: { uid: nickname, nickname, img: '' },
  text,
  sentAt: storyNow() - hours * 3_600_000,
});
const records: readonly MessageRecord[] = [
  record('1', cast.lin.nickname, talk.exDate, 1),
  record('2', cast.longName.nickname, fileNames.ratioPdf, 2),
  record('3', cast.phanthipha.nickname, talk.exDateWhen, 30),
  record('4', cast.lin.nickname, talk.pictureWord, 55),
];

const meta = {
  title: 'components/chat/MessageRecords',
  component: MessageRecords,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(304px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    state: { kind: 'ready', records, total: 46, isLoadingMore: false },
    wanted: { query: '', kind: null, person: null, day: null },
    queryLimit: 50,
    now: storyNow(),
    onWant: fn(),
    onOpen: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof MessageRecords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  args: { wanted: { query: talk.exWord, kind: null, person: null, day: null } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('mark')).toHaveTextContent(talk.exWord);
    await userEvent.click(canvas.getByRole('button', { name: heard(talk.exDate) }));
    await expect(args.onOpen).toHaveBeenCalledWith(records[0]);
    await userEvent.selectOptions(canvas.getAllByRole('combobox')[0] ?? canvasElement, 'file');
    await expect(args.onWant).toHaveBeenLastCalledWith({ kind: 'file' });
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(args.onWant).toHaveBeenLastCalledWith({ query: `${talk.exWord}x` });
  },
};
export const OfOnePerson: Story = {
  args: {
    wanted: {
      query: '',
      kind: 'text',
      person: { uid: '1', nickname: cast.phanthipha.nickname },
      day: storyNow() - 86_400_000,
    },
    state: { kind: 'ready', records: records.slice(2, 3), total: 1, isLoadingMore: false },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('[data-person] button') ?? canvasElement);
    await expect(args.onWant).toHaveBeenCalledWith({ person: null });
  },
};
export const LoadingMore: Story = {
  args: { state: { kind: 'ready', records, total: 46, isLoadingMore: true } },
};
export const None: Story = {
  args: { state: { kind: 'ready', records: [], total: 0, isLoadingMore: false } },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <MessageRecords {...args} {...Found.args} />
      <MessageRecords {...args} {...OfOnePerson.args} />
      <MessageRecords {...args} {...LoadingMore.args} />
      <MessageRecords {...args} {...None.args} />
      <MessageRecords {...args} {...Loading.args} />
      <MessageRecords {...args} {...LoadFailed.args} />
    </div>
  ),
};
