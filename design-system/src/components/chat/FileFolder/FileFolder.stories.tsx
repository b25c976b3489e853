import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures, fileNames, heard } from '../../../stories/index.ts';
import { storyNow } from '../chat.fixtures.ts';
import type { ClassFile, ClassFolder } from './file-folder.ts';
import { FileFolder } from './FileFolder.tsx';

const folders: readonly ClassFolder[] = [
  { id: 'f1', name: fileNames.folderNotes, count: 24 },
  { id: 'f2', name: fileNames.folderRatios, count: 1 },
];
const files: readonly ClassFile[] = [
  {
    id: '1',
    name: fileNames.notesPdf,
    size: 3_460_300,
    sender: cast.siti.nickname,
    uid: '12',
    sentAt: storyNow() - 3_600_000,
  },
  {
    id: '2',
    name: fileNames.cashDocx,
    size: 86_200,
    href: '/hljw/docxView?file=2',
    sender: cast.lin.nickname,
    uid: '11',
    sentAt: storyNow() - 90_000_000,
  },
  {
    id: '3',
    name: fileNames.readingVideo,
    size: 198_000_000,
    isVideo: true,
    sender: cast.phanthipha.nickname,
    uid: '17',
    sentAt: storyNow() - 200_000_000,
  },
];

const meta = {
  title: 'components/chat/FileFolder',
  component: FileFolder,
  args: {
    state: { kind: 'ready', folders, files },
    path: [],
    query: '',
    onOpenFolder: fn(),
    onDownload: fn(),
    onSearch: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FileFolder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Root: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      canvas.getAllByRole('button', { name: heard(fileNames.folderNotes) })[0] ?? canvasElement,
    );
    await expect(args.onOpenFolder).toHaveBeenCalledWith(folders[0]);
    await expect(canvas.getByRole('link', { name: heard(fileNames.cashDocx) })).toHaveAttribute(
      'href',
      '/hljw/docxView?file=2',
    );
    await userEvent.click(canvas.getByRole('button', { name: heard(fileNames.cashDocx) }));
    await expect(args.onDownload).toHaveBeenCalledWith(files[1]);
    await userEvent.type(canvas.getByRole('searchbox'), 'n');
    await expect(args.onSearch).toHaveBeenCalledWith('n');
  },
};
export const Inside: Story = {
  args: { path: folders, state: { kind: 'ready', folders: [], files } },
  play: async ({ args, canvasElement }) => {
    const [root, first] = within(canvasElement).getAllByRole('button');
    await userEvent.click(first ?? canvasElement);
    await expect(args.onOpenFolder).toHaveBeenCalledWith(folders[0]);
    await userEvent.click(root ?? canvasElement);
    await expect(args.onOpenFolder).toHaveBeenLastCalledWith(null);
  },
};
/** Where nothing can be opened to look at, and there is more. */
export const DownloadOnly: Story = {
  args: {
    state: {
      kind: 'ready',
      folders: [{ id: 'file', name: fileNames.folderFiles }],
      files: files.map(({ href: _href, ...file }) => file),
    },
    onMore: fn(),
  },
};
/** E37: the files of one person, from any of their files. */
export const OfEverybody: Story = {
  args: { onPerson: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: heard(cast.lin.nickname) }));
    await expect(args.onPerson).toHaveBeenCalledWith({ uid: '11', nickname: cast.lin.nickname });
  },
};
export const OfOne: Story = {
  args: {
    person: { uid: '11', nickname: cast.lin.nickname },
    onPerson: fn(),
    state: { kind: 'ready', folders: [], files: files.filter(({ uid }) => uid === '11') },
  },
  play: async ({ args, canvasElement }) => {
    const [everybody] = within(canvasElement).getAllByRole('button');
    await expect(everybody).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPerson).toHaveBeenCalledWith(null);
  },
};
export const NoneOfOne: Story = { args: { ...OfOne.args, state: { kind: 'ready', folders: [], files: [] } } };
export const Empty: Story = { args: { state: { kind: 'ready', folders: [], files: [] } } };
export const NoneFound: Story = {
  args: { query: 'zzz', state: { kind: 'ready', folders: [], files: [] } },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, inlineSize: 'min(690px, 100%)' }}>
      <FileFolder {...args} />
      <FileFolder {...args} {...Inside.args} />
      <FileFolder {...args} {...DownloadOnly.args} />
      <FileFolder {...args} {...Empty.args} />
      <FileFolder {...args} {...NoneFound.args} />
      <FileFolder {...args} {...Loading.args} />
      <FileFolder {...args} {...LoadFailed.args} />
    </div>
  ),
};
