import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { talk, titles } from '../../../stories/index.ts';
import {
  counts,
  hour,
  longName,
  mei,
  minute,
  noCounts,
  nurul,
  picture,
  rejection,
  somchai,
  storyNow,
} from '../content.fixtures.ts';
import { type PostView, PostCard } from './PostCard.tsx';

const tints = [
  '#f36e14',
  '#2e77d0',
  '#1f9254',
  '#b87700',
  '#8a4b00',
  '#b42318',
  '#5f6977',
  '#ff8f47',
  '#7fd6a0',
];
const pictures = (count: number) =>
  tints.slice(0, count).map((tint, at) => ({ url: picture(tint, `${at + 1}`), alt: '' }));

const post: PostView = {
  id: '1',
  author: nurul,
  text: talk.firstPortfolioPost,
  pictures: pictures(1),
  topic: { name: titles.firstPortfolio, href: '/hljw/jingwangquan/topicdetails?id=3' },
  at: storyNow - 3 * hour,
  counts,
  isOwn: false,
  review: { kind: 'displayed' },
};

const meta = {
  title: 'components/content/PostCard',
  component: PostCard,
  args: {
    post,
    onLike: fn(),
    onFavourite: fn(),
    onComment: fn(),
    onOpenPicture: fn(),
    onDelete: fn(),
    onReport: fn(),
    onEditAgain: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 690 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const long = talk.diary.repeat(4);

export const OnePicture: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button')[1] ?? canvasElement);
    await expect(args.onOpenPicture).toHaveBeenCalledWith(0);
    await userEvent.click(canvas.getAllByRole('button')[0] ?? canvasElement);
    await userEvent.click(await canvas.findByRole('menuitem'));
    await expect(args.onReport).toHaveBeenCalledOnce();
  },
};
export const NinePictures: Story = { args: { post: { ...post, pictures: pictures(9) } } };
export const WordsOnly: Story = {
  args: {
    post: {
      ...post,
      pictures: [],
      topic: undefined,
      author: mei,
      text: talk.noTrade,
      counts: noCounts,
    },
  },
};
export const Long: Story = {
  args: { post: { ...post, author: somchai, text: long, pictures: [] } },
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getAllByRole('button')[1] ?? canvasElement;
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  },
};
export const OwnPending: Story = {
  args: {
    post: {
      ...post,
      author: mei,
      isOwn: true,
      review: { kind: 'pending', place: 4, usualWait: 40 * minute },
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button')[0] ?? canvasElement);
    const items = await canvas.findAllByRole('menuitem');
    await userEvent.click(items.at(-1) ?? canvasElement);
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const OwnRejected: Story = {
  args: {
    post: {
      ...post,
      author: longName,
      isOwn: true,
      pictures: pictures(2),
      review: { kind: 'rejected', reason: rejection },
    },
  },
};

/** Its author reads why it was taken out of sight. */
export const Hidden: Story = {
  args: { post: { ...post, isOwn: true, review: { kind: 'hidden', reason: rejection } } },
};
/** The version before shows until the changed one is approved (domain 3.8). */
export const EditInReview: Story = {
  args: { post: { ...post, isOwn: true, edit: { kind: 'pending', place: 2, usualWait: 5 * minute } } },
};
/** A moderator hides where it stands. */
export const ForModerators: Story = {
  args: { onHide: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button')[0] ?? canvasElement);
    const items = await canvas.findAllByRole('menuitem');
    await userEvent.click(items.at(-1) ?? canvasElement);
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[OnePicture, WordsOnly, Long, OwnPending, OwnRejected, NinePictures].map((story, at) => (
        <PostCard key={tints[at]} {...args} {...story.args} />
      ))}
      <PostCard
        {...args}
        post={{ ...post, pictures: pictures(4), counts: { ...counts, isLiked: true, isFavourite: true } }}
      />
    </div>
  ),
};
