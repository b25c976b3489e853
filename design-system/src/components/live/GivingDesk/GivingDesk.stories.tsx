import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { gift } from '../../gifts/gifts.fixtures.ts';
import { minute, onStage, sameRegionOften, StageWall, storyNow } from '../live.fixtures.tsx';
import { BagForm, type BagFormProps } from './BagForm.tsx';
import { GivenList, type SentGiftItem } from './GivenList.tsx';
import { GivingDesk } from './GivingDesk.tsx';
import { RainForm } from './RainForm.tsx';
import { RedBagForm } from './RedBagForm.tsx';

const none = fn();
const bagForm: BagFormProps = {
  draft: {
    kind: 'lucky',
    prize: 'beans',
    giftId: null,
    each: 88,
    winners: 10,
    seconds: 180,
    follow: true,
    fan: true,
    fanLevel: 3,
    ironFan: false,
    comment: '',
    conditionGift: null,
  },
  onChange: none,
  errors: {},
  offers: ['follow', 'fan', 'fanLevel', 'ironFan', 'comment', 'gift'],
  gifts: [gift('sunflower'), gift('rocket')],
  knapsack: [{ gift: gift('rocket'), count: 3 }],
  limits: { winners: 100, beans: 1_000_000, gifts: 999, comment: 20, fanLevel: 10 },
  onSend: none,
};
const items: readonly SentGiftItem[] = [
  {
    id: '1',
    at: storyNow(),
    name: 'lucky',
    status: { kind: 'bag', winners: 10, entries: 1_284 },
    state: 'open',
  },
  {
    id: '2',
    at: storyNow() - 9 * minute,
    name: 'rain',
    status: { kind: 'packet', claimed: 1_000, count: 1_000 },
    state: 'allClaimed',
  },
  {
    id: '3',
    at: storyNow() - 21 * minute,
    name: 'packet',
    status: { kind: 'packet', claimed: 18, count: 20 },
    state: 'expired',
  },
  {
    id: '4',
    at: storyNow() - 40 * minute,
    name: 'blessing',
    status: { kind: 'bag', winners: 3, entries: 0 },
    state: 'void',
  },
];
const list = <GivenList state={{ kind: 'ready', items }} onRetry={none} />;

const meta = {
  title: 'components/live/GivingDesk',
  component: GivingDesk,
  args: {
    selected: 'bag',
    onSelect: fn(),
    children: (
      <>
        <BagForm {...bagForm} />
        {list}
      </>
    ),
  },
  decorators: [onStage(480)],
} satisfies Meta<typeof GivingDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bag: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('tab')[2] ?? canvasElement);
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('rain');
  },
};
/** Nothing is asked for. */
export const Blessing: Story = {
  tags: ['pictured'],
  args: { children: <BagForm {...bagForm} draft={{ ...bagForm.draft, kind: 'blessing', prize: 'gift' }} /> },
};
export const Refused: Story = {
  tags: ['pictured'],
  args: { children: <BagForm {...bagForm} knapsack={[]} refusal={failures.tooFast} /> },
};
/** Before it is on air. */
export const Held: Story = {
  tags: ['pictured'],
  args: { children: <BagForm {...bagForm} disabledReason={failures.tooFast} /> },
};
export const RedPacket: Story = {
  tags: ['pictured'],
  args: {
    selected: 'packet',
    children: (
      <RedBagForm
        draft={{ kind: 'random', prize: 'beans', giftId: null, count: 20, total: 888, follow: false }}
        onChange={none}
        errors={{}}
        knapsack={bagForm.knapsack}
        limits={{ count: 1_000, total: 9_999_999 }}
        onSend={none}
      />
    ),
  },
};
export const Rain: Story = {
  tags: ['pictured'],
  args: {
    selected: 'rain',
    children: (
      <RainForm
        draft={{ total: 2_000, seconds: 20, perUser: 10 }}
        onChange={none}
        errors={{}}
        limits={{ total: 9_999_999, secondsMin: 5, secondsMax: 60, perUser: 50 }}
        onSend={none}
      />
    ),
  },
};

export const AllStates: Story = {
  name: 'All states',
  parameters: sameRegionOften,
  render: () => (
    <StageWall column={420}>
      {Object.entries({ Bag, Blessing, Refused, Held, RedPacket, Rain }).map(([name, { args = {} }]) => (
        <GivingDesk key={name} selected="bag" onSelect={none} {...args}>
          {args.children ?? <BagForm {...bagForm} />}
        </GivingDesk>
      ))}
      {(
        [
          { kind: 'loading' },
          { kind: 'error', reason: failures.tooFast },
          { kind: 'ready', items: [] },
        ] as const
      ).map((state) => (
        <GivingDesk key={state.kind} selected="bag" onSelect={none}>
          <GivenList state={state} onRetry={none} />
        </GivingDesk>
      ))}
    </StageWall>
  ),
};
